#include "catch.hpp"
#include "hex/rules.hpp"
#include "oracle/plain_worker_check.hpp"
#include "rex/rules.hpp"

using namespace beeline;
using beeline::oracle::check_plain_worker_at_random;
using beeline::oracle::check_plain_worker_everywhere;
using beeline::oracle::Size;

TEMPLATE_TEST_CASE(
    "by the rules: the plain worker agrees with brute force on every position of a square board",
    "", hex::Rules, rex::Rules) {
  for (const Size size : {Size{1, 1}, Size{2, 2}, Size{3, 3}})
    check_plain_worker_everywhere<TestType>(size);
}

TEMPLATE_TEST_CASE(
    "by the rules: the plain worker agrees with brute force on every position of an oblong board",
    "", hex::Rules, rex::Rules) {
  for (const Size size : {Size{2, 3}, Size{3, 2}, Size{2, 4}, Size{4, 2}})
    check_plain_worker_everywhere<TestType>(size);
}

TEMPLATE_TEST_CASE(
    "by the rules: the plain worker agrees with brute force on every position of a single row or "
    "column",
    "", hex::Rules, rex::Rules) {
  for (int length = 2; length <= 7; ++length) {
    check_plain_worker_everywhere<TestType>({length, 1});
    check_plain_worker_everywhere<TestType>({1, length});
  }
}

TEMPLATE_TEST_CASE(
    "by the rules: the plain worker agrees with brute force on random positions of up to 4x4", "",
    hex::Rules, rex::Rules) {
  for (const Size size : {Size{4, 4}, Size{3, 4}, Size{4, 3}, Size{3, 5}})
    check_plain_worker_at_random<TestType>(size, 200, 8);
}

TEMPLATE_TEST_CASE(
    "by the rules: the plain worker agrees with brute force on emptier random positions of 4x4",
    "[slow]", hex::Rules, rex::Rules) {
  check_plain_worker_at_random<TestType>({4, 4}, 30, 11);
}
