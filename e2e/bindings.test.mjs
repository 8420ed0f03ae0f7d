// The wasm package without the page: what its functions answer, and that whatever they are called with, they refuse it
// with an Error that says why, leave it as it was, and go on working.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import {
  CODES,
  deepFrozen,
  generator,
  loadPackage,
  locate,
  misspelt,
  NEVER,
  nonsense,
  pick,
  places,
  throws,
  UNKNOWN,
} from "./calls.mjs";

const { bindings, callable, attempt, assertRefused, memory } = await loadPackage("pkg", CODES);

/** @type {wasm_bindgen.Setup} */
const SETUP = { columns: [5, 4, 3, 2, 1], rule: "any", convention: "misere", seed: 2026 };

/**
 * @param {wasm_bindgen.Action[]} [actions]
 * @param {Partial<wasm_bindgen.Setup>} [setup]
 * @returns {wasm_bindgen.Game}
 */
const game = (actions = [], setup = {}) => ({
  setup: { ...structuredClone(SETUP), ...setup },
  actions,
  played: actions.length,
});

/** @param {number} column @param {number} count @returns {wasm_bindgen.Action} */
const took = (column, count) => ({ kind: "take", column, count });

/** @param {wasm_bindgen.Seat} seat @returns {wasm_bindgen.Action} */
const resigned = (seat) => ({ kind: "resign", seat });

/** Arguments for each function that it answers; made afresh, since tests damage them. */
const GOOD = {
  new_game: () => [structuredClone(SETUP)],
  take: () => [game([took(0, 5)]), 1, 4],
  resign: () => [game([took(0, 5)]), "second"],
  undo: () => [game([took(0, 5), took(1, 4)])],
  redo: () => [{ ...game([took(0, 5), resigned("second")]), played: 1 }],
  ai_move: () => [game([took(0, 5)], { rule: ["any", "1-3", "odd", "any", "1"] }), { kind: "fallible", mistakes: 0.5 }],
  view: () => [game([took(0, 5), took(1, 4)])],
  analyse: () => [game([took(0, 5)])],
  analyse_after: () => [game([took(0, 5), took(1, 4)]), [0, 2]],
  advise: () => [game([took(0, 5)])],
  win_table: () => ["1-3", "misere", 21],
  win_bytes: () => ["1-3", "misere", 21],
  win_row: () => ["2,5,7", "normal", 21],
  win_chance: () => [{ ...SETUP, columns: [3, 2] }, { kind: "beginner" }, { kind: "random" }, "first"],
  parse_rule: () => ["0.(30)"],
  parse_columns: () => ["5 4 3 2 1"],
  ungroup: () => ["1,000"],
};

const NAMES = /** @type {(keyof typeof GOOD)[]} */ (Object.keys(GOOD));

/** What the functions answer before any harm was tried. */
const ANSWERS = NAMES.map((name) => callable[name](...GOOD[name]()));

function assertWorksAsBefore() {
  assert.deepEqual(
    NAMES.map((name) => callable[name](...GOOD[name]())),
    ANSWERS,
  );
}

// ---- normal use ----

test("every function of the package is tested here", () => {
  const functions = Object.keys(bindings).filter((name) => name !== "initSync" && name !== "start");
  assert.deepEqual(functions.sort(), [...NAMES].sort());
});

test("a game is played, taken back, done again and given up as plain data", () => {
  const fresh = bindings.new_game(SETUP);
  assert.deepEqual(fresh, game());
  const one = bindings.take(fresh, 0, 5);
  assert.deepEqual(one, game([took(0, 5)]));
  const two = bindings.take(one, 1, 1);
  assert.deepEqual(bindings.undo(two), { ...two, played: 1 });
  assert.deepEqual(bindings.redo(bindings.undo(two)), two);
  assert.deepEqual(bindings.take(bindings.undo(two), 1, 2), game([took(0, 5), took(1, 2)]));
  for (const seat of /** @type {const} */ (["first", "second"])) {
    const given = bindings.resign(two, seat);
    assert.deepEqual(given, game([took(0, 5), took(1, 1), resigned(seat)]));
    assert.equal(bindings.view(given).winner, seat === "first" ? "second" : "first");
  }
  assert.deepEqual(JSON.parse(JSON.stringify(two)), two);
});

test("a game without a seed gets one at random", () => {
  const { seed: _, ...unseeded } = SETUP;
  const seeds = Array.from({ length: 20 }, () => bindings.new_game(unseeded).setup.seed);
  assert.ok(seeds.every(Number.isSafeInteger), `${seeds}`);
  assert.equal(new Set(seeds).size, 20);
  for (const seed of [0, Number.MAX_SAFE_INTEGER]) {
    assert.equal(bindings.new_game({ ...SETUP, seed }).setup.seed, seed);
  }
});

test("a view shows the board, the turn and the end", () => {
  const played = game([took(0, 5), took(1, 4)], { rule: ["any", "any", "1-3", "2", "any"] });
  const view = bindings.view(played);
  assert.deepEqual(
    view.columns.map(({ coins, rule, takes }) => [coins, rule.text, takes]),
    [
      [0, "any", []],
      [0, "any", []],
      [3, "1-3", [{ first: 1, last: 3, step: 1 }]],
      [2, "2", [{ first: 2, last: 2, step: 1 }]],
      [1, "any", [{ first: 1, last: 1, step: 1 }]],
    ],
  );
  assert.deepEqual(view.moves, [
    { seat: "first", column: 0, count: 5, leaves: 0, total: 10 },
    { seat: "second", column: 1, count: 4, leaves: 0, total: 6 },
  ]);
  const { turn, total, over, decided, can_undo, can_redo } = view;
  assert.deepEqual(
    { turn, total, over, decided, can_undo, can_redo },
    { turn: "first", total: 6, over: false, decided: false, can_undo: true, can_redo: false },
  );

  assert.equal(bindings.view(game([], { columns: [1] })).decided, true);
  assert.equal(bindings.view(game([], { columns: [1], convention: "normal" })).decided, false);
  for (const [convention, winner] of /** @type {const} */ ([
    ["misere", "second"],
    ["normal", "first"],
  ])) {
    const ended = bindings.view(game([took(0, 3)], { columns: [3], convention }));
    assert.deepEqual([ended.over, ended.winner, ended.ending, ended.columns[0].takes], [true, winner, "no_move", []]);
  }
  const given = bindings.view(game([resigned("second")]));
  assert.deepEqual([given.over, given.winner, given.ending, given.decided], [true, "first", "resigned", false]);
  assert.ok(given.columns.every(({ takes }) => takes.length === 0));
});

test("an analysis says who wins, why and how", () => {
  const five = bindings.analyse(game());
  assert.deepEqual([five.outcome, five.remoteness, five.legal, five.winning], ["N", 14, 15, 3]);
  const one = [{ first: 1, last: 1, step: 1 }];
  assert.deepEqual(five.winning_takes, [one, [], one, [], one]);
  assert.deepEqual(five.reason, { kind: "nim_sum", values: [5, 4, 3, 2, 1], nim_sum: 1, near_turn: false });

  /** @param {Partial<wasm_bindgen.Setup>} setup */
  const reason = (setup) => bindings.analyse(game([], setup)).reason;
  assert.deepEqual(reason({ columns: [21], rule: "1-3" }), {
    kind: "remainder",
    coins: 21,
    divisor: 4,
    quotient: 5,
    remainder: 1,
    lost_remainder: 1,
  });
  assert.deepEqual(reason({ columns: [2, 2] }), { kind: "nim_sum", values: [2, 2], nim_sum: 0, near_turn: true });
  assert.deepEqual(reason({ columns: [1, 1, 1] }), { kind: "ones", values: [1, 1, 1], ones: 3 });
  assert.deepEqual(reason({ columns: [3, 1] }), { kind: "parity", values: [3, 1], column: 0, ones: 1 });
  assert.deepEqual(reason({ columns: [0, 0] }), { kind: "stuck" });
});

test("several positions of a game are analysed at once", () => {
  const played = { ...game([took(0, 1), took(1, 4), took(2, 3), resigned("second")]), played: 2 };
  const at = (/** @type {number} */ played) =>
    bindings.analyse(game([took(0, 1), took(1, 4), took(2, 3)].slice(0, played)));
  assert.deepEqual(bindings.analyse_after(played, [0, 3, 2, 4, 0]), [at(0), at(3), at(2), at(3), at(0)]);
  assert.deepEqual(bindings.analyse_after(played, []), []);
  // What is too large to know is left out where it is so.
  const large = game([took(0, 900_000_000), took(0, 99_999_990)], { columns: [1e9], rule: "1,99999990,900000000" });
  const [start, , end] = bindings.analyse_after(large, [0, 1, 2]);
  assert.deepEqual([start, end?.legal], [null, 1]);
});

test("advice is a best move and what it leaves", () => {
  const won = bindings.advise(game());
  assert.deepEqual([won.column, won.count, won.wins, won.after.outcome], [0, 1, true, "P"]);
  const lost = bindings.advise(game([], { columns: [21], rule: "1-3" }));
  assert.deepEqual([lost.column, lost.count, lost.wins, lost.after.outcome], [0, 1, false, "N"]);
  assert.deepEqual(bindings.advise(game()), won);
});

test("advice is the take that the reason speaks of, although another column has one that wins too", () => {
  const parity = game([], { columns: [9, 5], rule: "1-2" });
  const { reason, explained, winning_takes } = bindings.analyse(parity);
  assert.deepEqual(reason, { kind: "parity", values: [0, 2], column: 1, ones: 0 });
  assert.equal(winning_takes[0].length, 1);
  assert.deepEqual(explained, { column: 1, count: 1 });
  const { column, count, after } = bindings.advise(parity);
  assert.deepEqual([column, count, after.reason], [1, 1, { kind: "ones", values: [0, 1], ones: 1 }]);
  assert.equal(bindings.analyse(game([], { columns: [21], rule: "1-3" })).explained, undefined);
});

test("what advice leaves is what the reason of the win says", () => {
  const rules = ["1-2", "1-3", "any", "2,3"];
  const kinds = {
    parity: ["ones", "remainder"],
    ones: ["ones", "remainder"],
    nim_sum: ["nim_sum", "remainder", "stuck"],
  };
  let parities = 0;
  for (const rule of rules.flatMap((one) => rules.map((other) => [one, other]))) {
    for (const convention of /** @type {const} */ (["normal", "misere"])) {
      for (let number = 0; number < 64; number++) {
        const setup = { columns: [2 + (number >> 3), 2 + (number & 7)], rule, convention };
        const { outcome, reason, explained } = bindings.analyse(game([], setup));
        if (outcome === "P" || reason.kind === "remainder" || reason.kind === "stuck") continue;
        const { column, count, after } = bindings.advise(game([], setup));
        assert.deepEqual(explained, { column, count });
        assert.ok(kinds[reason.kind].includes(after.reason.kind), `${setup.columns} ${rule}: ${after.reason.kind}`);
        if (reason.kind !== "parity") continue;
        assert.equal(column, reason.column);
        parities++;
      }
    }
  }
  assert.ok(parities > 100, `${parities}`);
});

test("tables and rows say who wins with n coins", () => {
  const table = bindings.win_table("1-3", "misere", 21);
  assert.equal(table.rule.code, "0.333");
  assert.deepEqual(
    table.rows.filter(({ verdict }) => verdict === "lose").map(({ n }) => n),
    [1, 5, 9, 13, 17, 21],
  );
  assert.deepEqual(bindings.win_row("2,5,7", "normal", 6), {
    n: 6,
    verdict: "win",
    takes: [
      { count: 2, leaves: 4, wins: true },
      { count: 5, leaves: 1, wins: true },
    ],
  });
  assert.equal(bindings.win_table("1,90000", "normal", 100_000).rows.length, 100_000);
  assert.deepEqual(bindings.win_table("any", "normal", 0).rows, []);
});

test("bytes say who wins with n coins, from 0 on", () => {
  const bytes = bindings.win_bytes("1-20", "misere", 1000);
  assert.ok(bytes instanceof Uint8Array);
  assert.deepEqual(
    [...bytes],
    [1, ...bindings.win_table("1-20", "misere", 1000).rows.map(({ verdict }) => Number(verdict === "win"))],
  );
  for (const rule of ["2,5,7", "1-100", "odd", "0.0(30)"]) {
    const { rows } = bindings.win_table(rule, "normal", 5000);
    assert.deepEqual(
      [...bindings.win_bytes(rule, "normal", 5000)],
      [0, ...rows.map(({ verdict }) => Number(verdict === "win"))],
    );
  }
  const most = bindings.win_bytes("any", "normal", 10_000_000);
  assert.deepEqual([most.length, most[0], most.indexOf(0, 1)], [10_000_001, 0, -1]);
  assert.deepEqual([...bindings.win_bytes("3", "normal", 0)], [0]);
});

test("rules and columns are read as people type them", () => {
  assert.deepEqual(bindings.parse_rule("０．３３３"), {
    text: "1-3",
    code: "0.333",
    kind: "up_to",
    takes: [3],
    leaves_coins: false,
  });
  assert.deepEqual(bindings.parse_rule("7 5 2").takes, [2, 5, 7]);
  assert.equal(bindings.parse_rule("odd").kind, "odd");
  assert.deepEqual(
    ["2,3", "0.0(3)", "any", "1,4"].map((rule) => bindings.parse_rule(rule).leaves_coins),
    [true, true, false, false],
  );
  assert.deepEqual(Array.from(bindings.parse_columns("５　４, 3-2 1")), [5, 4, 3, 2, 1]);
  assert.equal(bindings.ungroup("１，０００ 5,4,3"), "1000 5,4,3");
});

test("computers finish their games and repeat them by the seed", () => {
  for (const kind of /** @type {const} */ (["perfect", "fallible", "random", "beginner", "greedy"])) {
    const play = () => {
      let played = bindings.new_game(SETUP);
      while (!bindings.view(played).over) played = bindings.ai_move(played, { kind });
      return played;
    };
    assert.deepEqual(play(), play());
  }
  assert.deepEqual(bindings.ai_move(game([], { columns: [0, 1] }), { kind: "beginner" }).actions, [resigned("first")]);
  // The core has this game in tests/players.rs.
  let random = game();
  while (!bindings.view(random).over) random = bindings.ai_move(random, { kind: "random" });
  assert.deepEqual(random.actions, [
    took(0, 3),
    took(4, 1),
    took(1, 4),
    took(2, 2),
    took(3, 2),
    took(0, 2),
    took(2, 1),
  ]);
});

test("from a lost number the perfect computer takes what the seed says", () => {
  const taken = (/** @type {number} */ seed) => {
    const lost = bindings.new_game({ columns: [21], rule: "1-3", convention: "misere", seed });
    return bindings.view(bindings.ai_move(lost, { kind: "perfect" })).moves[0].count;
  };
  const takes = Array.from({ length: 40 }, (_, seed) => taken(seed));
  assert.deepEqual([...new Set(takes)].sort(), [1, 2, 3]);
  assert.deepEqual(
    takes,
    takes.map((_, seed) => taken(seed)),
  );
});

test("chances are the published ones", () => {
  const [beginner, random, perfect] = /** @type {const} */ ([
    { kind: "beginner" },
    { kind: "random" },
    { kind: "perfect" },
  ]);
  for (const [first, second, expected] of /** @type {const} */ ([
    [beginner, random, 0.84567],
    [random, beginner, 0.15482],
    [random, random, 0.5],
    [perfect, random, 1],
  ])) {
    const chance = bindings.win_chance(SETUP, first, second, "first");
    assert.ok(chance >= 0 && chance <= 1 && (expected < 1 || chance === 1), `${chance}`);
    assert.ok(Math.abs(chance - expected) < 1e-5, `${first.kind} against ${second.kind}: ${chance}`);
    assert.ok(Math.abs(chance + bindings.win_chance(SETUP, first, second, "second") - 1) < 1e-9);
  }
});

// ---- arguments stay as they are ----

test("frozen arguments are as good as others, and none is changed or kept", () => {
  for (const [place, name] of NAMES.entries()) {
    const values = GOOD[name]();
    const before = JSON.stringify(values);
    const answer = callable[name](...values);
    assert.equal(JSON.stringify(values), before, name);
    assert.deepEqual(answer, ANSWERS[place], name);
    assert.deepEqual(callable[name](...deepFrozen(GOOD[name]())), ANSWERS[place], name);
    // What a caller does to its own data afterwards does not reach the answer.
    for (const value of values) if (typeof value === "object") Object.assign(value, { setup: null, columns: null });
    assert.deepEqual(answer, ANSWERS[place], name);
  }
});

test("a name that is not known is refused, with its place, and what stands there is not read", () => {
  let refusals = 0;
  for (const [name, values] of misspelt(GOOD)) {
    assertRefused(name, values, "bad_argument", UNKNOWN);
    refusals++;
  }
  assert.ok(refusals > 20, `${refusals}`);
  /** @type {[string, unknown[], string][]} */
  const named = [
    ["new_game", [{ ...SETUP, sed: 1 }], "setup.sed is unknown; expected columns, rule, convention or seed"],
    [
      "new_game",
      [{ ...SETUP, colums: undefined }],
      "setup.colums is unknown; expected columns, rule, convention or seed",
    ],
    [
      "view",
      [{ ...game(), setup: { ...SETUP, Seed: 1 } }],
      "game.setup.Seed is unknown; expected columns, rule, convention or seed",
    ],
    ["view", [{ ...game(), note: Symbol("a note") }], "game.note is unknown; expected setup, actions or played"],
    [
      "view",
      [game([/** @type {any} */ ({ ...took(0, 1), time: 5 })])],
      "game.actions[0].time is unknown; expected kind, column or count",
    ],
    [
      "view",
      [game([took(0, 1), /** @type {any} */ ({ ...resigned("first"), column: 0 })])],
      "game.actions[1].column is unknown; expected kind or seat",
    ],
    ["ai_move", [game(), { kind: "fallible", mistake: 0.1 }], "player.mistake is unknown; expected kind or mistakes"],
    ["ai_move", [game(), { kind: "perfect", mistakes: 0.1 }], "player.mistakes is unknown; expected kind"],
    [
      "win_chance",
      [SETUP, { kind: "random" }, { kind: "greedy", x: 0 }, "first"],
      "second.x is unknown; expected kind",
    ],
    [
      "new_game",
      [{ ...SETUP, ["n".repeat(1000)]: 1 }],
      `setup.${"n".repeat(40)} is unknown; expected columns, rule, convention or seed`,
    ],
  ];
  for (const [name, values, message] of named) {
    const result = attempt(name, values);
    assert.equal("message" in result && result.message, message);
  }
  // Names that are no text, that do not show, or that a prototype lends, are nobody's slip of the keyboard.
  const marked = { ...game([took(0, 5)]), [Symbol("a note")]: 1 };
  Object.defineProperty(marked, "hidden", { value: 1, enumerable: false });
  assert.deepEqual(callable.undo(marked), { ...game([took(0, 5)]), played: 0 });
  const inherited = Object.create(game([took(0, 5)]));
  assert.deepEqual(callable.undo(inherited), { ...game([took(0, 5)]), played: 0 });
  const transparent = new Proxy(game([took(0, 5)]), {});
  assert.deepEqual(callable.undo(transparent), { ...game([took(0, 5)]), played: 0 });
});

// ---- refusals ----

test("a value that cannot be meant is refused in every place, with the place in the message", () => {
  let refusals = 0;
  for (const name of NAMES) {
    for (const path of places(GOOD[name]())) {
      for (const make of NEVER) {
        const values = GOOD[name]();
        const { holder, key } = locate(values, path);
        const value = make();
        holder[key] = value;
        const field = path.findLast((step, depth) => depth > 0 && typeof step === "string");
        assertRefused(name, values, "bad_argument", new RegExp(`${field ?? "expected|missing"}`));
        refusals++;
      }
    }
    assertWorksAsBefore();
  }
  assert.ok(refusals > 3000, `${refusals}`);
});

test("what is missing is named", () => {
  for (const name of NAMES) {
    for (const path of places(GOOD[name]())) {
      const key = path[path.length - 1];
      if (typeof key !== "string") continue;
      const absent = GOOD[name]();
      delete locate(absent, path).holder[key];
      const blank = GOOD[name]();
      locate(blank, path).holder[key] = undefined;
      for (const values of [absent, blank]) {
        // A set-up may do without a seed, which the game then has; a fallible player has a usual number of mistakes.
        if (key === "mistakes" || (key === "seed" && path.length === 2)) {
          assert.ok("answer" in attempt(name, values), `${name} needs ${key}`);
        } else {
          assertRefused(name, values, "bad_argument", new RegExp(`\\.${key} is missing`));
        }
      }
    }
    for (let count = 0; count < GOOD[name]().length; count++) {
      assertRefused(name, GOOD[name]().slice(0, count), "bad_argument", /expected/);
    }
  }
  assertWorksAsBefore();
});

test("each kind of refusal has its code and says what is wrong", () => {
  /** @type {[string, unknown[], wasm_bindgen.ErrorCode, RegExp][]} */
  const refusals = [
    ["new_game", [{ ...SETUP, columns: [1, Number.NaN] }], "bad_argument", /^setup\.columns\[1\]: .*found NaN$/],
    ["new_game", [{ ...SETUP, columns: [2.5] }], "bad_argument", /from 0 to 1000000000, found 2\.5$/],
    ["new_game", [{ ...SETUP, columns: ["5"] }], "bad_argument", /^setup\.columns\[0\]: expected a whole number/],
    ["new_game", [{ ...SETUP, columns: [1e9 + 1] }], "bad_argument", /found 1000000001$/],
    ["new_game", [{ ...SETUP, columns: "5 4" }], "bad_argument", /^setup\.columns: expected an array/],
    ["new_game", [{ ...SETUP, columns: new Array(65).fill(1) }], "too_many_columns", /at most 64 columns/],
    ["new_game", [{ ...SETUP, seed: 2 ** 53 }], "bad_argument", /^setup\.seed: .*found 9007199254740992$/],
    [
      "new_game",
      [{ ...SETUP, convention: "Misere" }],
      "bad_argument",
      /^setup\.convention: expected "normal" or "misere"/,
    ],
    ["new_game", [{ ...SETUP, rule: "" }], "bad_rule", /no take rule/],
    ["new_game", [{ ...SETUP, rule: "1-8x" }], "bad_rule", /1-8x/],
    ["new_game", [{ ...SETUP, rule: "0.77" }], "unsupported_rule", /0\.77/],
    ["new_game", [{ ...SETUP, rule: ["any", "1-3"] }], "bad_argument", /2 rules for 5 columns/],
    ["new_game", [{ ...SETUP, rule: [] }], "bad_argument", /0 rules for 5 columns/],
    ["new_game", [{ ...SETUP, rule: new Array(65).fill("any") }], "too_many_columns", /at most 64 columns/],
    ["take", [game(), 5, 1], "illegal_take", /no column 6/],
    ["take", [game(), 64, 1], "bad_argument", /^column: expected a whole number from 0 to 63, found 64$/],
    ["take", [game(), 0, 6], "illegal_take", /6 cannot be taken from 5/],
    ["take", [game(), 0, 0], "illegal_take", /does not allow taking 0/],
    ["take", [game([], { rule: "1-3" }), 0, 4], "illegal_take", /"1-3" does not allow taking 4/],
    ["take", [game([took(0, 1), resigned("first")]), 0, 1], "game_over", /over/],
    ["take", [game([took(0, 1)], { columns: [1] }), 0, 1], "game_over", /over/],
    ["resign", [game([resigned("first")]), "second"], "game_over", /over/],
    ["resign", [game(), "third"], "bad_argument", /^seat: expected "first" or "second"/],
    ["undo", [game()], "nothing_to_undo", /no move has been made/],
    ["redo", [game([took(0, 1)])], "nothing_to_redo", /no move has been taken back/],
    ["ai_move", [game([resigned("second")]), { kind: "random" }], "game_over", /over/],
    ["ai_move", [game([], { columns: [] }), { kind: "perfect" }], "game_over", /over/],
    [
      "ai_move",
      [game(), { kind: "champion" }],
      "bad_argument",
      /^player\.kind: expected "perfect", "fallible", .* or "greedy"/,
    ],
    ["ai_move", [game(), { kind: "fallible", mistakes: 1.1 }], "bad_argument", /^player\.mistakes: .*found 1\.1$/],
    ["ai_move", [game(), "perfect"], "bad_argument", /^player: expected an object/],
    ["advise", [game([resigned("second")])], "game_over", /over/],
    ["advise", [game([], { columns: [1], rule: "2" })], "game_over", /over/],
    ["view", [game([took(0, 1), took(0, 5)])], "illegal_take", /^game\.actions\[1\]: 5 cannot be taken from 4/],
    ["view", [{ ...game([took(0, 9)]), played: 0 }], "illegal_take", /^game\.actions\[0\]/],
    ["view", [game([resigned("first"), took(0, 1)])], "game_over", /^game\.actions\[1\]/],
    ["view", [{ ...game([took(0, 1)]), played: 2 }], "bad_argument", /^game\.played: .* from 0 to 1, found 2$/],
    ["view", [{ ...game(), setup: { ...SETUP, seed: undefined } }], "bad_argument", /^game\.setup\.seed is missing$/],
    ["view", [{ ...game(), actions: {} }], "bad_argument", /^game\.actions: expected an array/],
    ["view", [{ ...game(), actions: [{ kind: "pass" }], played: 1 }], "bad_argument", /^game\.actions\[0\]\.kind/],
    ["view", [JSON.stringify(game())], "bad_argument", /^game: expected an object/],
    ["win_table", ["1-3", "misere", 100_001], "bad_argument", /^last: .* from 0 to 100000, found 100001$/],
    ["win_table", ["0.7", "misere", 5], "unsupported_rule", /0\.7/],
    ["win_bytes", ["1-3", "misere", 10_000_001], "bad_argument", /^last: .* from 0 to 10000000, found 10000001$/],
    ["win_bytes", ["0.7", "misere", 5], "unsupported_rule", /"0\.7" does more than take coins/],
    [
      "win_bytes",
      [Array.from({ length: 500 }, (_, place) => 3 * place + 3).join(), "misere", 10_000_000],
      "too_large",
      /too large/,
    ],
    ["analyse_after", [game([took(0, 5)]), [0, 2]], "bad_argument", /^played\[1\]: .* from 0 to 1, found 2$/],
    ["analyse_after", [game(), new Array(11).fill(0)], "too_long", /at most 10 positions/],
    ["win_row", ["1-3", "misere", 10_001], "bad_argument", /^n: .* from 0 to 10000, found 10001$/],
    ["win_row", ["0.0", "normal", 5], "bad_rule", /allows no take/],
    ["parse_rule", ["0.8"], "bad_rule", /"8" is not a digit/],
    ["parse_rule", ["1".repeat(4097)], "bad_rule", /at most 4096 characters/],
    ["parse_rule", ["1".repeat(100_001)], "bad_argument", /: expected a string of at most 100000 characters$/],
    ["parse_rule", ["1-1000000001"], "bad_rule", /at most 1000000000/],
    ["parse_columns", ["5 x"], "bad_columns", /"x" is not a number/],
    ["parse_columns", ["0 0"], "bad_columns", /at least one coin/],
    ["parse_columns", ["\ud800"], "bad_columns", /not a number/],
    ["parse_columns", ["1000000001"], "too_many_coins", /at most 1000000000 coins/],
    ["parse_columns", ["1 ".repeat(65)], "too_many_columns", /at most 64 columns/],
    ["win_chance", [SETUP, { kind: "x" }, { kind: "random" }, "first"], "bad_argument", /^first\.kind/],
    ["win_chance", [SETUP, { kind: "random" }, {}, "first"], "bad_argument", /^second\.kind is missing/],
  ];
  for (const [name, values, code, message] of refusals) {
    assertRefused(name, values, code, message);
    assertRefused(name, deepFrozen(values), code, message);
  }
  assertWorksAsBefore();
});

test("arrays that lie about their length, or are endless, are refused", () => {
  for (const length of [2 ** 32 - 1, 100_001, 65]) {
    const code = length > 100_000 ? "too_long" : "bad_argument";
    assertRefused("view", [{ ...game(), actions: new Array(length) }], code);
    assertRefused("new_game", [{ ...SETUP, columns: new Array(length) }], "too_many_columns");
    assertRefused("new_game", [{ ...SETUP, rule: new Array(length) }], "too_many_columns");
  }
  for (const length of [-1, 2.5, Number.NaN, 2 ** 53, "3", null, {}, 5n, Symbol("length")]) {
    const lying = new Proxy([1], { get: (target, key) => (key === "length" ? length : Reflect.get(target, key)) });
    assertRefused("new_game", [{ ...SETUP, columns: lying }], "bad_argument", /length/);
  }
  const endless = new Proxy(/** @type {unknown[]} */ ([]), {
    get: (_, key) => (key === "length" ? Number.MAX_SAFE_INTEGER : 1),
  });
  assertRefused("new_game", [{ ...SETUP, columns: endless }], "too_many_columns");
  assertRefused("undo", [{ ...game(), actions: endless }], "too_long");
  assertWorksAsBefore();
});

test("getters may call the package themselves", () => {
  const nested = {
    get setup() {
      assertRefused("undo", [game()], "nothing_to_undo");
      return bindings.view(game()).over ? null : SETUP;
    },
    get actions() {
      return bindings.take(game(), 0, 5).actions;
    },
    played: 1,
  };
  assert.deepEqual(callable.undo(nested), { ...game([took(0, 5)]), played: 0 });
  // One that calls for ever exhausts the stack, which is the getter's own exception.
  const bottomless = {
    /** @returns {unknown} */
    get setup() {
      return callable.view(bottomless);
    },
  };
  assertRefused("view", [bottomless], "bad_argument");
  assertWorksAsBefore();
});

test("without random numbers a seed must be given", () => {
  const { seed: _, ...unseeded } = SETUP;
  const genuine = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(globalThis, "crypto"));
  try {
    for (const crypto of [undefined, {}, { getRandomValues: throws }]) {
      Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true, writable: true });
      assertRefused("new_game", [unseeded], "random_unavailable", /random numbers/);
      assert.deepEqual(bindings.new_game(SETUP), game());
    }
  } finally {
    Object.defineProperty(globalThis, "crypto", genuine);
  }
  assert.ok("answer" in attempt("new_game", [unseeded]));
});

test("a game holds 100000 moves and no more", () => {
  const actions = new Array(100_000).fill(took(0, 1));
  const full = game(actions, { columns: [1e9], rule: "1-3" });
  assertRefused("take", [full, 0, 1], "too_long", /100000/);
  assertRefused("ai_move", [full, { kind: "random" }], "too_long");
  assertRefused("view", [{ ...full, actions: [...actions, took(0, 1)] }], "too_long");
  assert.equal(bindings.view(full).moves.length, 100_000);
  const shorter = bindings.undo(full);
  assert.equal(shorter.played, 99_999);
  assert.equal(bindings.take(shorter, 0, 2).played, 100_000);
});

// ---- too large ----

/** Games whose solution would need a table that is too large. @type {Record<string, Partial<wasm_bindgen.Setup>>} */
const TOO_LARGE = {
  "a set with a huge member": { columns: [1e9], rule: "1,900000000" },
  "a long tail": { columns: [1e9], rule: `0.(${"03".repeat(40)}3)` },
  "every second number": { columns: [1e9], rule: "0.(03)" },
  "64 columns, each with a rule of its own": {
    columns: new Array(64).fill(1e9),
    rule: Array.from({ length: 64 }, (_, place) => `1,${place + 2},900000000`),
  },
  "64 columns with long periods": {
    columns: new Array(64).fill(1e9),
    rule: Array.from({ length: 64 }, (_, place) => `${place + 100},${3 * place + 1001},${7 * place + 5003}`),
  },
};

for (const [what, setup] of Object.entries(TOO_LARGE)) {
  test(`too large is said: ${what}`, () => {
    for (const convention of /** @type {const} */ (["normal", "misere"])) {
      const large = game([], { ...setup, convention });
      /** @type {[string, unknown[]][]} */
      const calls = [
        ["analyse", [large]],
        ["advise", [large]],
        ["ai_move", [large, { kind: "perfect" }]],
        ["ai_move", [large, { kind: "fallible" }]],
        ["win_chance", [large.setup, { kind: "random" }, { kind: "random" }, "first"]],
      ];
      for (const [name, values] of calls) {
        assertRefused(name, values, "too_large", /too large/);
      }
      // It can be played all the same.
      for (const kind of /** @type {const} */ (["random", "beginner", "greedy"])) {
        assert.equal(bindings.ai_move(large, { kind }).played, 1);
      }
      assert.equal(bindings.view(large).over, false);
    }
  });
}

test("chances that take long to work out are given up", () => {
  for (const [columns, rule] of /** @type {[number[], string][]} */ ([
    [[3000], "2,5,7"],
    [[140, 140], "2,5,7"],
    [[40, 40, 40], "1-3"],
    [new Array(6).fill(11), "any"],
    [[1e9, 1e9], "any"],
  ])) {
    for (const player of [{ kind: "perfect" }, { kind: "fallible" }]) {
      const result = attempt("win_chance", [{ ...SETUP, columns, rule }, player, player, "first"]);
      assert.ok("answer" in result || result.code === "too_large");
    }
  }
});

test("large games that a formula solves are solved", () => {
  const large = game([], { columns: new Array(64).fill(1e9) });
  assert.equal(bindings.analyse(large).outcome, "P");
  assert.equal(bindings.ai_move(large, { kind: "perfect" }).played, 1);
  const { remoteness } = bindings.analyse(game([], { columns: [1e9], rule: "1-3", convention: "normal" }));
  assert.equal(remoteness, 500_000_000);
});

// ---- a storm of nonsense ----

/** What may be right in one place and is wrong in others. @type {(() => unknown)[]} */
const SOMETIMES = [
  () => 0,
  () => -0,
  () => 1,
  () => 3,
  () => 63,
  () => 64,
  () => 1e9,
  () => 2 ** 32,
  () => Number.MAX_SAFE_INTEGER,
  () => 0.5,
  () => "",
  () => "first",
  () => "normal",
  () => "take",
  () => "greedy",
  () => "1-3",
  () => "odd",
  () => "0.(03)",
  () => "0.(30",
  () => "1,900000000",
  () => "runs:1,5,1",
  () => "０．（３０）",
  () => "5 4 3 2 1",
  () => "\ud800 \udfff",
  () => "🪙".repeat(3000),
  () => "__proto__",
  () => undefined,
  () => [],
  () => ({}),
  () => [1, 2, 3],
  () => ["any", "1-3"],
  () => new Array(64).fill(7),
  () => new Array(1000).fill(1),
  () => took(0, 1),
  () => resigned("first"),
  () => structuredClone(SETUP),
  () => game([took(0, 5)]),
  () => ({ kind: "beginner" }),
];

test("ten thousand calls with nonsense end in an answer or a refusal", () => {
  const random = generator(20261129);
  /** @type {Map<string, number>} */
  const ends = new Map();
  let before = 0;
  for (let count = 0; count < 10_000; count++) {
    const name = pick(random, NAMES);
    const result = attempt(name, nonsense(random, GOOD, name, SOMETIMES));
    const end = "code" in result ? result.code : "answer";
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (count % 500 === 0) assertWorksAsBefore();
    if (count === 5_000) before = memory();
  }
  assertWorksAsBefore();
  // It reached more than the outermost checks, and nothing is left behind by calls that fail.
  for (const end of ["answer", "bad_argument", "bad_rule", "bad_columns", "illegal_take"]) {
    assert.ok((ends.get(end) ?? 0) > 50, `${end}: ${inspect(ends)}`);
  }
  assert.equal(memory(), before);
});
