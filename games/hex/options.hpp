// The switches of Hex. Each may be off; the answer is the same.
#pragma once

#include "beeline/options.hpp"
#include "connection/options.hpp"

namespace beeline::hex {

// Besides its own, Hex has the switches that both games share.
struct Options : connection::ConnectionOptions {
  bool dead = true;
  bool captured = true;
  bool vulnerable = true;
  bool dominated = true;
  bool connections = true;
  bool over_sides = false;
  int joint = 0;
  bool avoid_common = true;
  bool templates = false;
  int fulls = 8;
  int semis = 32;
  bool circuit = true;
  bool look_ahead = true;
  double reply_weight = 0.3;
  double reply_order = 0.3;
  double advantage_weight = 1.0;
  bool carriers = true;
  bool trim = true;
  int carriers_mib = 64;
  int proofs = 4096;
  int snapshots_mib = 16;
};

inline constexpr std::tuple hex_options{
    Option{"hex-dead", &Options::dead, false, true, "fill in dead cells"},
    Option{"hex-captured", &Options::captured, false, true, "fill in captured pairs of cells"},
    Option{"hex-vulnerable", &Options::vulnerable, false, true,
           "leave out moves that the opponent can kill"},
    Option{"hex-dominated", &Options::dominated, false, true,
           "leave out moves that another move gives as well"},
    Option{"hex-connections", &Options::connections, false, true,
           "search connections: early wins and losses, and the moves that must be played"},
    Option{"hex-over-sides", &Options::over_sides, false, true,
           "join connections that meet at a side"},
    Option{"hex-joint", &Options::joint, 0, 64,
           "connect to a side together with a new stone that at most so many cells join to it"},
    Option{"hex-avoid-common", &Options::avoid_common, false, true,
           "look for connections that avoid the cells common to those known"},
    Option{"hex-templates", &Options::templates, false, true,
           "begin the search for connections with known templates"},
    Option{"hex-fulls", &Options::fulls, 1, 8, "full connections kept for two points"},
    Option{"hex-semis", &Options::semis, 8, 32, "semi connections kept for two points"},
    Option{"hex-circuit", &Options::circuit, false, true,
           "order moves by the currents of two electrical networks"},
    Option{"hex-look-ahead", &Options::look_ahead, false, true,
           "foresee the replies that a move leaves: wins, first bounds and order"},
    Option{"hex-reply-weight", &Options::reply_weight, 0.0, 4.0,
           "effort expected for each reply foreseen"},
    Option{"hex-reply-order", &Options::reply_order, 0.0, 4.0,
           "how much the replies that a move leaves count in the order of moves"},
    Option{"hex-advantage-weight", &Options::advantage_weight, 0.0, 4.0,
           "how much a better circuit counts in first guesses of the effort"},
    Option{"hex-carriers", &Options::carriers, false, true,
           "leave out moves that do not touch what refuted another one"},
    Option{"hex-trim", &Options::trim, false, true,
           "give up cells of a carrier that are dead without the cells outside"},
    Option{"hex-carriers-mib", &Options::carriers_mib, 1, 1 << 16,
           "memory for the carriers of proofs, in MiB"},
    Option{"hex-snapshots-mib", &Options::snapshots_mib, 0, 1 << 16,
           "memory of each thread for connections that later positions begin with, in MiB"},
    Option{"hex-proofs", &Options::proofs, 0, 1 << 20,
           "last proofs of each winner that are looked up in every position; need carriers"},
};

}  // namespace beeline::hex
