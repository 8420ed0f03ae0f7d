// The functions that only the wasm package of the laboratory has, without the page: what they answer, and that whatever
// they are called with, they refuse it with an Error that says why, leave it as it was, and go on working.

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
  UNKNOWN,
} from "./calls.mjs";

/** @type {wasm_bindgen.LabErrorCode[]} */
const LAB_CODES = ["bad_claim", "bad_hand_table", "no_replies"];

const { bindings, callable, attempt, assertRefused, memory } = await loadPackage("pkg-lab", [...CODES, ...LAB_CODES]);
const play = await loadPackage("pkg", CODES);

/** @type {wasm_bindgen.Setup} */
const SETUP = { columns: [21], rule: "1-3", convention: "misere", seed: 0 };

/**
 * @param {number[]} counts
 * @param {Partial<wasm_bindgen.Setup>} [setup]
 * @returns {wasm_bindgen.Game}
 */
const game = (counts, setup = {}) => ({
  setup: { ...structuredClone(SETUP), ...setup },
  actions: counts.map((count) => ({ kind: "take", column: 0, count })),
  played: counts.length,
});

/** Verdicts for n = 0, 1, …: W or L for each. @param {string} letters @returns {wasm_bindgen.HandRow[]} */
const rows = (letters) => Array.from(letters, (letter, n) => ({ n, verdict: letter === "W" ? "win" : "lose" }));

/** Arguments for each function that it answers; made afresh, since tests damage them. */
const GOOD = {
  law: () => ["1-3", 21],
  review: () => [game([3, 2, 1])],
  move_values: () => [game([3, 2])],
  replies: () => [[{ game: game([3, 1, 2, 2]), seat: "second" }]],
  check_claim: () => ["1-3", "misere", "1 mod 4", 21],
  check_nim_sum: () => [{ ...structuredClone(SETUP), columns: [5, 4], rule: ["any", "1-3"] }, true],
  check_hand_table: () => ["1-2", "misere", [{ n: 3, leaves: [2, 1], verdict: "win" }, { n: 0 }]],
  read_record: () => ["21: 3 1 2", "1-3", "misere"],
  check_game: () => [game([3, 1, 4])],
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

test("every function that only this package has is tested here", () => {
  const own = Object.keys(bindings).filter((name) => !(name in play.bindings));
  assert.deepEqual(own.sort(), [...NAMES].sort());
});

test("the law says what is lost, what holds and what is proven", () => {
  const law = bindings.law("１－３", 21);
  assert.deepEqual(law.normal, {
    numbers: [0, 4, 8, 12, 16, 20],
    constant_interval: { kind: "holds", proven: true },
    limit_interval: { kind: "holds", proven: true },
    proof: { kind: "window", start: 0, length: 3, again: 4, period: 4 },
  });
  assert.deepEqual(law.misere.numbers, [1, 5, 9, 13, 17, 21]);
  assert.deepEqual([law.rule.text, law.last, law.shift], ["1-3", 21, 1]);
  assert.deepEqual(law.shift_of_one, { kind: "holds", proven: true });

  const broken = bindings.law("1,3,4", 30);
  assert.deepEqual(broken.normal.constant_interval, { kind: "fails", at: 4 });
  assert.deepEqual(broken.shift_of_one, { kind: "holds", proven: true });
  const shifted = bindings.law("2,5,7", 30);
  assert.deepEqual([shifted.shift_of_one, shifted.shift], [{ kind: "fails", at: 1 }, 2]);
  const few = bindings.law("2,5,7", 0).misere;
  assert.deepEqual(few, {
    numbers: [],
    constant_interval: { kind: "too_few_rows" },
    limit_interval: { kind: "too_few_rows" },
  });
  assert.deepEqual(bindings.law("any", 9).normal.proof, { kind: "at_least", least: 1 });
  assert.deepEqual(bindings.law("odd", 9).normal.proof, { kind: "parity" });
  assert.deepEqual(bindings.law("odd", 9).normal.limit_interval, { kind: "says_nothing" });
});

test("a review grades every move and marks the turning point", () => {
  const review = bindings.review(game([3, 2, 1, 2, 3, 1, 3, 1, 2, 2, 1]));
  assert.deepEqual(
    review.moves.map(({ grade }) => grade),
    [
      "could_not_matter",
      "gave_away",
      "gave_away",
      "kept",
      "could_not_matter",
      "kept",
      "could_not_matter",
      "kept",
      "could_not_matter",
      "kept",
      "could_not_matter",
    ],
  );
  assert.deepEqual(review.turning_point, { kind: "move", number: 2 });
  assert.deepEqual(review.moves[0], {
    seat: "first",
    column: 0,
    count: 3,
    grade: "could_not_matter",
    legal: 3,
    winning: 0,
    trial: false,
    before: { verdict: "lose", remoteness: 11 },
    after: { verdict: "win", remoteness: 10 },
  });
  assert.equal(bindings.review(game([3, 2])).turning_point, undefined);
  const given = game([1]);
  given.actions.push({ kind: "resign", seat: "second" });
  given.played = 2;
  assert.deepEqual(bindings.review(given).turning_point, { kind: "resignation" });
});

test("every move has a value", () => {
  assert.deepEqual(bindings.move_values(game([], { columns: [6] })), [
    { column: 0, count: 1, wins: true, moves: 4 },
    { column: 0, count: 2, wins: false, moves: 3 },
    { column: 0, count: 3, wins: false, moves: 3 },
  ]);
  assert.deepEqual(bindings.move_values(game([], { columns: [0] })), []);
  // Its values are known, its length is not.
  const [first] = bindings.move_values(game([], { columns: [1e9], rule: "2,5,7" }));
  assert.deepEqual(Object.keys(first), ["column", "count", "wins"]);
});

test("replies are told apart from chance", () => {
  const knowing = { game: game([3, 1, 2, 2, 1, 3, 3, 1, 2, 2, 1]), seat: /** @type {const} */ ("second") };
  const guessing = { game: game([3, 2, 2, 2]), seat: /** @type {const} */ ("second") };
  const { games, skill, tally } = bindings.replies([knowing, guessing]);
  assert.deepEqual([games[0].sum, games[0].course], [4, { kind: "lasting", first: 1 }]);
  assert.deepEqual(games[1].course, { kind: "lasting", first: 3 });
  assert.deepEqual([tally.unforced, tally.matches, tally.only_wins, tally.forced_matches], [7, 6, 5, 0]);
  assert.equal(tally.luck, "hardly");
  assert.ok(Math.abs(games[0].tally.chance - 1 / 243) < 1e-15);
  // At least 6 of 7 with a chance of 1 in 3.
  assert.ok(Math.abs(tally.chance - 15 / 2187) < 1e-15, `${tally.chance}`);
  assert.ok(Math.abs(tally.expected - 7 / 3) < 1e-15);
  assert.deepEqual(games[1].replies[0], {
    number: 1,
    answered: 3,
    taken: 2,
    legal: 3,
    forced: false,
    can_match: true,
    matches: false,
    only_win: false,
  });
  assert.deepEqual([games[0].skill.trials, games[0].skill.kept, games[0].skill.luck], [5, 5, "hardly"]);
  assert.ok(Math.abs(games[0].skill.chance - 1 / 243) < 1e-15);
  assert.deepEqual([games[1].skill.trials, games[1].skill.kept], [2, 0]);
  assert.equal(games[1].skill.luck, "nothing");
  assert.deepEqual([skill.trials, skill.kept, skill.luck], [7, 5, "seldom"]);
  // At least 5 of 7 with a chance of 1 in 3.
  assert.ok(Math.abs(skill.chance - 99 / 2187) < 1e-15, `${skill.chance}`);
  assert.deepEqual(
    bindings.review(knowing.game).moves.map(({ trial }) => trial),
    [false, true, false, true, false, true, false, true, false, true, false],
  );
  assert.deepEqual(bindings.replies([]), {
    games: [],
    skill: { trials: 0, kept: 0, expected: 0, chance: 1, luck: "no_choice" },
    tally: { unforced: 0, matches: 0, only_wins: 0, forced_matches: 0, expected: 0, chance: 1, luck: "no_choice" },
  });
});

test("claims are refuted, verified or proven", () => {
  /** @param {string} claim @param {number} last */
  const check = (claim, last) => bindings.check_claim("1-3", "misere", claim, last);
  assert.deepEqual(check("１　（ｍｏｄ　４）", 21), {
    claim: "1 mod 4",
    judgement: { kind: "proven", grounds: { kind: "window", from: 3, period: 4 } },
  });
  assert.deepEqual(check("1, 5, 9", 12).judgement, { kind: "verified", coins: 12, needed: 13 });
  assert.deepEqual(check("1, 5, 9", 20).judgement, {
    kind: "refuted",
    counterexample: { columns: [13], flaw: "stranded", board: [13] },
  });
  assert.deepEqual(check("0 mod 4", 20).judgement, {
    kind: "refuted",
    counterexample: { columns: [0], flaw: "ended", board: [1], take: { column: 0, count: 1 } },
  });
  assert.deepEqual(check("1 mod 3", 20).judgement, {
    kind: "refuted",
    counterexample: { columns: [4], flaw: "joined", board: [4], take: { column: 0, count: 3 } },
  });

  const nim = { ...SETUP, columns: [5, 4, 3], rule: "any" };
  assert.deepEqual(bindings.check_nim_sum(nim, true), { kind: "proven", grounds: { kind: "nim" } });
  assert.deepEqual(bindings.check_nim_sum(nim, false), {
    kind: "refuted",
    counterexample: { columns: [0, 0, 0], flaw: "ended", board: [1, 0, 0], take: { column: 0, count: 1 } },
  });
  assert.deepEqual(bindings.check_nim_sum({ ...nim, columns: [3, 2], rule: "1-3" }, true), {
    kind: "verified",
    coins: 5,
  });
});

test("a table filled by hand is checked up to its first difference", () => {
  /** @param {wasm_bindgen.HandRow[]} table */
  const check = (table) => bindings.check_hand_table("1-2", "misere", table);
  assert.equal(check(rows("WLWWLWW")), undefined);
  assert.deepEqual(check(rows("LWWLWW")), { n: 0, slip: { kind: "start_row" }, rest_follows: true });
  assert.deepEqual(check(rows("LWLLWL")), { n: 0, slip: { kind: "turn_mixed_up" }, rest_follows: false });
  assert.deepEqual(check(rows("WLLWLW"))?.slip, { kind: "against_own_rows" });
  assert.deepEqual(check([{ n: 1, leaves: [0, -1] }])?.slip, { kind: "more_than_there_is", number: -1 });
  assert.deepEqual(check([{ n: 5, leaves: [4, 3, 2] }])?.slip, { kind: "not_allowed", number: 2 });
  assert.deepEqual(check([{ n: 5, leaves: [4] }])?.slip, { kind: "left_out" });
  assert.equal(check([{ n: 5, leaves: null, verdict: null }, { n: 4 }]), undefined);
});

test("records are read as people write them", () => {
  assert.deepEqual(bindings.read_record("２１：３　１　２", "1-3", "misere"), { game: game([3, 1, 2]) });
  const read = bindings.read_record("5 4 3: 1x3 3x2", "any", "normal");
  assert.ok("game" in read);
  assert.deepEqual(read.game.setup, { columns: [5, 4, 3], rule: "any", convention: "normal", seed: 0 });
  assert.deepEqual(read.game.actions[1], { kind: "take", column: 2, count: 2 });
  assert.deepEqual(bindings.view(read.game).total, 7);
});

test("what is wrong with a record is told as data", () => {
  /** @type {[string, wasm_bindgen.RecordProblem][]} */
  const cases = [
    ["21 3", { kind: "no_colon" }],
    [`21: ${"1 ".repeat(3000)}`, { kind: "too_long", most: 4096 }],
    ["x: 3", { kind: "not_coins", text: "x" }],
    [": 3", { kind: "no_coin" }],
    ["0 0: 1x1", { kind: "no_coin" }],
    ["1000000001: 3", { kind: "too_many_coins", most: 1e9 }],
    [`${"1 ".repeat(65)}: 1x1`, { kind: "too_many_columns", most: 64 }],
    ["21: 3 one", { kind: "not_a_take", turn: 2, text: "one" }],
    ["21: 3 - 1", { kind: "not_a_take", turn: 2, text: "-" }],
    ["21: 3 -1", { kind: "not_a_take", turn: 2, text: "-1" }],
    ["5 4: 3", { kind: "which_column", turn: 1, text: "3" }],
    ["5 4: 3x1", { kind: "refused", turn: 1, refusal: { kind: "no_column", column: 3, columns: 2 } }],
    ["3: 2 2", { kind: "refused", turn: 2, refusal: { kind: "too_few", count: 2, coins: 1 } }],
    ["21: 3 4", { kind: "refused", turn: 2, refusal: { kind: "forbidden", count: 4, rule: "1-3" } }],
    ["3: 2 1 1", { kind: "refused", turn: 3, refusal: { kind: "game_over" } }],
  ];
  for (const [text, problem] of cases) {
    assert.deepEqual(bindings.read_record(text, "1-3", "misere"), { problem }, text);
  }
});

test("a game is played through up to the first turn that is refused", () => {
  assert.equal(bindings.check_game(game([3, 1, 2])), undefined);
  assert.deepEqual(bindings.check_game({ ...game([3, 4, 5]), played: 1 }), {
    turn: 2,
    refusal: { kind: "forbidden", count: 4, rule: "1-3" },
  });
  const given = game([3]);
  given.actions.push({ kind: "resign", seat: "second" }, { kind: "resign", seat: "first" });
  assert.deepEqual(bindings.check_game({ ...given, played: 3 }), { turn: 3, refusal: { kind: "game_over" } });
});

// ---- arguments stay as they are ----

test("frozen arguments are as good as others, and none is changed or kept", () => {
  for (const [place, name] of NAMES.entries()) {
    assert.deepEqual(callable[name](...deepFrozen(GOOD[name]())), ANSWERS[place], name);
  }
});

// ---- refusals ----

/** Whether a value that is wrong elsewhere is right here. @param {(string | number)[]} path @param {unknown} value */
function isAccepted(path, value) {
  const key = path[path.length - 1];
  const field = path.findLast((step, depth) => depth > 0 && typeof step === "string");
  if (field === "leaves" && typeof key === "number") return value === -1;
  if (key === "leaves" || key === "verdict") return value === null;
  return false;
}

test("a value that cannot be meant is refused in every place, with the place in the message", () => {
  let refusals = 0;
  for (const name of NAMES) {
    for (const path of places(GOOD[name]())) {
      for (const make of NEVER) {
        const value = make();
        if (isAccepted(path, value) || (name === "check_nim_sum" && path[0] === 1 && value === true)) continue;
        const values = GOOD[name]();
        const { holder, key } = locate(values, path);
        holder[key] = value;
        const field = path.findLast((step, depth) => depth > 0 && typeof step === "string");
        assertRefused(name, values, "bad_argument", new RegExp(`${field ?? "expected|missing"}`));
        refusals++;
      }
    }
    assertWorksAsBefore();
  }
  assert.ok(refusals > 2000, `${refusals}`);
});

test("a name that is not known is refused, with its place", () => {
  const spoilt = [...misspelt(GOOD)];
  assert.ok(spoilt.length > 10, `${spoilt.length}`);
  for (const [name, values] of spoilt) assertRefused(name, values, "bad_argument", UNKNOWN);
  const noted = { game: { ...game([3]), note: "" }, seat: "first" };
  assertRefused(
    "replies",
    [[noted]],
    "bad_argument",
    /^games\[0\]\.game\.note is unknown; expected setup, actions or played$/,
  );
  assertRefused(
    "replies",
    [[{ game: { ...game([3]), setup: { ...SETUP, seed: undefined } }, seat: "first" }]],
    "bad_argument",
    /^games\[0\]\.game\.setup\.seed is missing$/,
  );
  assertWorksAsBefore();
});

test("each kind of refusal has its code and says what is wrong", () => {
  const replies = (/** @type {wasm_bindgen.Game} */ played) => [[{ game: played, seat: "first" }]];
  /** @type {[string, unknown[], string, RegExp][]} */
  const refusals = [
    ["law", ["0.77", 21], "unsupported_rule", /0\.77/],
    ["law", ["1-3", 10_001], "bad_argument", /from 0 to 10000, found 10001/],
    ["review", [game([4])], "illegal_take", /^game\.actions\[0\]: .*does not allow taking 4/],
    ["review", [game([1], { columns: [1e9], rule: "1,900000000" })], "too_large", /too large/],
    ["move_values", [game([], { columns: [10_001], rule: "any" })], "too_large", /too large/],
    ["replies", replies(game([1], { columns: [5, 4] })), "no_replies", /one column/],
    ["replies", replies(game([1], { rule: "any" })), "no_replies", /rules such as 1-3/],
    ["replies", [new Array(1001).fill(replies(game([]))[0][0])], "too_long", /1000 games/],
    ["check_claim", ["1-3", "misere", "one", 21], "bad_claim", /"one" is not a number/],
    ["check_claim", ["1-3", "misere", "1 mod 0", 21], "bad_claim", /1 or more/],
    ["check_claim", ["1-3", "misere", "1".repeat(5000), 21], "bad_claim", /4096/],
    ["check_nim_sum", [SETUP, 1], "bad_argument", /^exception: expected true or false/],
    ["check_hand_table", ["1-2", "misere", [{ n: 3 }, { n: 3 }]], "bad_hand_table", /row 3 is given twice/],
    ["check_hand_table", ["1-2", "misere", [{ n: 1001 }]], "bad_argument", /^rows\[0\]\.n: .*found 1001/],
    ["check_hand_table", ["1-2", "misere", new Array(2000).fill({ n: 3 })], "bad_hand_table", /1000/],
    ["check_hand_table", ["1-2", "misere", [{ n: 3, leaves: new Array(1001).fill(0) }]], "bad_hand_table", /1000/],
    ["check_hand_table", ["1-2", "misere", [{ n: 3, leaves: [0.5] }]], "bad_argument", /^rows\[0\]\.leaves\[0\]: /],
    ["check_hand_table", ["1-2", "misere", [{ n: 3, verdict: "lost" }]], "bad_argument", /verdict: .*"win" or "lose"/],
    ["read_record", ["21: 3", "1-", "misere"], "bad_rule", /1-/],
    ["check_game", [game([], { rule: "0.77" })], "unsupported_rule", /0\.77/],
    ["check_game", [{ ...game([3]), played: 2 }], "bad_argument", /^game\.played: .*from 0 to 1, found 2/],
  ];
  for (const [name, values, code, message] of refusals) {
    assertRefused(name, values, code, message);
    assertWorksAsBefore();
  }
});

test("endless and sparse arrays are refused", () => {
  const endless = new Proxy(/** @type {unknown[]} */ ([]), {
    get: (_, key) => (key === "length" ? Number.MAX_SAFE_INTEGER : 1),
  });
  for (const array of [endless, new Array(2 ** 32 - 1)]) {
    assertRefused("check_hand_table", ["1-2", "misere", array], "bad_hand_table");
    assertRefused("check_hand_table", ["1-2", "misere", [{ n: 3, leaves: array }]], "bad_hand_table");
    assertRefused("replies", [array], "too_long");
  }
  assertWorksAsBefore();
});

test("the largest questions are answered or refused", () => {
  const long = game(new Array(20_000).fill(1), { columns: [1e9] });
  const wide = game(new Array(60_000).fill(1), { columns: new Array(64).fill(1e9), rule: "any" });
  /** @type {[string, unknown[]][]} */
  const calls = [
    ["law", [Array.from({ length: 900 }, (_, place) => 2 * place + 1).join(","), 10_000]],
    ["law", ["1,5000", 10_000]],
    ["law", [`0.(${"03".repeat(2000)})`, 10_000]],
    ["check_claim", [`0.(${"03".repeat(2000)})`, "normal", "0, 1", 10_000]],
    ["check_claim", ["any", "normal", Array.from({ length: 300 }, (_, place) => `0 mod ${place + 9}`).join(), 10_000]],
    ["check_nim_sum", [{ ...SETUP, columns: new Array(64).fill(1e9), rule: "1-900000000" }, true]],
    ["check_nim_sum", [{ ...SETUP, columns: new Array(64).fill(3), rule: "1-3" }, true]],
    ["review", [long]],
    ["review", [wide]],
    ["replies", [[{ game: long, seat: "second" }]]],
    ["review", [game([1], { columns: new Array(64).fill(1e9), rule: "any" })]],
    ["move_values", [game([], { columns: [10_000], rule: "any" })]],
    ["move_values", [game([], { columns: new Array(64).fill(100), rule: "any" })]],
    ["move_values", [game([], { columns: [3000, 3000], rule: "2,5,7" })]],
    ["check_hand_table", ["1-1000", "misere", Array.from({ length: 1001 }, (_, n) => ({ n, verdict: "lose" }))]],
  ];
  for (const [name, values] of calls) {
    const result = attempt(name, values);
    assert.ok("answer" in result || result.code === "too_large", name);
  }
  assertWorksAsBefore();
});

// ---- a storm of nonsense ----

/** What may be right in one place and is wrong in others. @type {(() => unknown)[]} */
const SOMETIMES = [
  () => 0,
  () => -0,
  () => 1,
  () => -3,
  () => 1000,
  () => 10_000,
  () => 1e9,
  () => Number.MIN_SAFE_INTEGER,
  () => "",
  () => "win",
  () => "lose",
  () => "first",
  () => "normal",
  () => "1-3",
  () => "2,5,7",
  () => "odd",
  () => "0.(03)",
  () => "1,900000000",
  () => "0 mod 3, 1 mod 7",
  () => "21: 3 2 1",
  () => "5 4: 1x3",
  () => "\ud800 \udfff",
  () => undefined,
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [1, 2, 3],
  () => new Array(64).fill(7),
  () => ({ kind: "take", column: 0, count: 1 }),
  () => ({ kind: "resign", seat: "first" }),
  () => ({ n: 2, leaves: [1, 0], verdict: "lose" }),
  () => rows("WLLW"),
  () => [{ n: 1 }, { n: 1 }],
  () => structuredClone(SETUP),
  () => game([1, 2]),
  () => ({ game: game([3, 1]), seat: "first" }),
];

test("five thousand calls with nonsense end in an answer or a refusal", () => {
  const random = generator(20261130);
  /** @type {Map<string, number>} */
  const ends = new Map();
  let before = 0;
  for (let count = 0; count < 5_000; count++) {
    const name = pick(random, NAMES);
    const result = attempt(name, nonsense(random, GOOD, name, SOMETIMES));
    const end = "code" in result ? result.code : "answer";
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (count % 500 === 0) assertWorksAsBefore();
    if (count === 2_500) before = memory();
  }
  assertWorksAsBefore();
  // It reached more than the outermost checks, and nothing is left behind by calls that fail.
  for (const end of ["answer", "bad_argument", "bad_rule", "bad_claim", "bad_hand_table", "illegal_take"]) {
    assert.ok(ends.has(end), `${end}: ${inspect(ends)}`);
  }
  assert.equal(memory(), before);
});
