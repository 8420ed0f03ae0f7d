import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf, listedAround, openingStep, standsOf, stretchesOf } from "./story.js";

/** @typedef {wasm_bindgen.Verdict} Verdict */

/**
 * A game of which only the verdicts matter: for each position what whoever moves there can do, and how far the end is.
 *
 * @param {[Verdict, number?][]} positions
 * @returns {wasm_bindgen.Review}
 */
function review(positions) {
  const prospects = positions.map(([verdict, remoteness]) => ({ verdict, remoteness }));
  const moves = prospects.slice(1).map((after, number) => ({
    seat: /** @type {wasm_bindgen.Seat} */ (number % 2 === 0 ? "first" : "second"),
    column: 0,
    count: 1,
    grade: /** @type {const} */ ("kept"),
    legal: 1,
    winning: 1,
    trial: false,
    before: prospects[number],
    after,
  }));
  return { moves };
}

const GAME = review([
  ["lose", 4],
  ["win", 3],
  ["win", 2],
  ["lose", 1],
  ["win", 0],
]);

test("every position says who has the win", () => {
  assert.deepEqual(
    standsOf(GAME).map(({ winner }) => winner),
    ["second", "second", "first", "first", "first"],
  );
  assert.deepEqual(standsOf({ moves: [] }), []);
});

test("the stretches are where the win changed hands", () => {
  assert.deepEqual(stretchesOf(standsOf(GAME)), [
    { from: 0, winner: "second" },
    { from: 2, winner: "first" },
  ]);
});

test("the line is above for one seat, below for the other, and meets the middle at the end", () => {
  const line = lineOf(standsOf(GAME), "first");
  assert.deepEqual(
    line.map(({ x }) => x),
    [0, 25, 50, 75, 100],
  );
  assert.deepEqual(
    line.map(({ y }) => Math.sign(50 - y)),
    [-1, -1, 1, 1, 0],
  );
  assert.deepEqual(
    lineOf(standsOf(GAME), "second").map(({ y }) => Math.sign(50 - y)),
    [1, 1, -1, -1, 0],
  );
});

test("where the distance is not known the line still says who has the win", () => {
  const line = lineOf(standsOf(review([["win"], ["lose"]])), "first");
  assert.ok(line.every(({ y }) => y > 0 && y < 50));
});

test("of a long game fewer points are drawn, but every change of hands", () => {
  const positions = Array.from(
    { length: 20_001 },
    (_, number) =>
      /** @type {[Verdict, number]} */ ([
        (number + Number(number > 7_777)) % 2 === 0 ? "win" : "lose",
        20_000 - number,
      ]),
  );
  const stands = standsOf(review(positions));
  assert.equal(stretchesOf(stands).length, 2);
  const line = lineOf(stands, "first");
  assert.ok(line.length < 700);
  for (const number of [0, 7_777, 7_778, 20_000]) assert.ok(line.some((point) => point.number === number));
});

test("a game is opened at its turning point, or else at its end, and one that is too large at its beginning", () => {
  assert.equal(openingStep(4, GAME), 4);
  assert.equal(openingStep(4, { ...GAME, turning_point: { kind: "move", number: 1 } }), 1);
  assert.equal(openingStep(5, { ...GAME, turning_point: { kind: "resignation" } }), 4);
  assert.equal(openingStep(5, GAME), 5, "a resignation that was no mistake is a turn as well");
  assert.equal(openingStep(4, undefined), 0);
});

test("of a long game the moves around a step are listed", () => {
  assert.deepEqual(listedAround(11, 4), { from: 0, to: 11 });
  assert.deepEqual(listedAround(1000, 0), { from: 0, to: 100 });
  assert.deepEqual(listedAround(1000, 500), { from: 450, to: 550 });
  assert.deepEqual(listedAround(1000, 1000), { from: 900, to: 1000 });
});
