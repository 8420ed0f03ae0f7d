// Games between people that are written down from paper, and what the record of a match says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launchBrowser } from "./browser.mjs";
import { field, openMatches, pastePaper, play, press, writePaper } from "./matches.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

test("games from paper are read line by line, and what cannot be right is said in words", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  /** @type {[string, RegExp][]} */
  const lines = [
    ["5: 3 1 1", /Ann begins\. After 3 turns Bob wins/],
    ["２１：３　１", /Bob begins\. 2 turns so far, and 17 coins are left/],
    ["21 3 1", /A colon is missing/],
    ["21: 3 4", /Turn 2: taking 4 is not allowed/],
    ["3: 2 2", /Turn 2: 2 cannot be taken, because only 1 is left/],
    ["3: 2 1 1", /Turn 3: the game was over/],
    ["21: 3 one", /Turn 2: “one” is not a number of coins/],
    ["5 4: 3", /Turn 1: “3” does not say from which column/],
    ["x: 3", /“x” before the colon is not a number of coins/],
    [": 3", /At least one coin is needed before the colon/],
    ["1000000001: 3", /A column may hold at most 1,000,000,000 coins/],
    ["21: 3 - 1", /Turn 2: “-” is not a number of coins/],
    [`21: ${"1 ".repeat(3000)}`, /too long: at most 4,096/],
  ];
  await writePaper(frame, lines.map(([line]) => line).join("\n"));
  const said = await frame.locator(".paper-read li").allInnerTexts();
  for (const [place, [line, words]] of lines.entries()) assert.match(said[place], words, line.slice(0, 20));
  await press(frame, "paper-record");
  await frame.locator(".match-problem").getByText("Nothing was recorded yet").waitFor();
  assert.match(await field(frame, "paper").inputValue(), /^5: 3 1 1/);

  for (const [language, words] of /** @type {const} */ ([
    ["ja", /2手目：4枚取ることはできない/],
    ["zh", /第 2 步：规则不允许拿 4 枚/],
  ])) {
    await frame.locator("header select").selectOption(language);
    assert.match((await frame.locator(".paper-read li").nth(3).textContent()) ?? "", words);
  }
  await frame.locator("header select").selectOption("en");

  await writePaper(frame, "5: 3 1 1\n5: 1 3 1");
  await field(frame, "begins").selectOption("1");
  await press(frame, "paper-record");
  await frame.locator(".match-done").getByText("2 games are in the records").waitFor();
  assert.equal(await field(frame, "paper").inputValue(), "");
  const rows = await frame.locator(".report-courses tbody tr").allInnerTexts();
  assert.match(rows[0], /^1\s+Bob\s+first/);
  await press(frame, "match-undo");
  assert.equal(await field(frame, "paper").inputValue(), "5: 3 1 1\n5: 1 3 1");
  assert.equal(await frame.locator(".report-courses").count(), 0);
  await close();
});

test("what was recorded before is not said below a line that is wrong", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await writePaper(frame, "5: 3 1 1");
  await press(frame, "paper-record");
  await frame.locator(".match-done").getByText("is in the records").first().waitFor();
  await writePaper(frame, "5: 3 9");
  await frame.locator(".paper-read .match-problem").waitFor();
  assert.equal(await frame.locator(".match-done").getByText("in the records").count(), 0);
  await close();
});

test("of a long text some lines are shown and all that cannot be right, and it is recorded in one go", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  const lines = Array.from({ length: 5000 }, (_, place) => (place === 1233 ? "21 3 1" : `${place + 100}: 3 1 2 1 1 2`));
  await pastePaper(frame, lines.join("\n"));
  const shown = frame.locator(".paper-read li");
  assert.equal(await shown.count(), 41);
  assert.equal(await shown.last().evaluate((line) => /** @type {HTMLLIElement} */ (line).value), 1234);
  await shown.last().getByText("A colon is missing").waitFor();
  const rest = frame.locator(".match-paper");
  await rest.getByText(/4,959 more lines are not shown here\. One line in all cannot be right\./).waitFor();
  assert.equal(await frame.locator(".paper-read").getAttribute("aria-live"), "off");
  lines[1233] = "21: 3 1";
  await pastePaper(frame, lines.join("\n"));
  await rest.getByText("All lines can be read.").waitFor();
  await press(frame, "paper-record");
  await frame.locator(".match-done").getByText("5,000 games are in the records").waitFor();
  await close();

  const junk = await openMatches(browser, "disk");
  await pastePaper(junk.frame, "1: 1\n".repeat(19_999));
  assert.equal(await junk.frame.locator(".match-paper").getByText("100,000").count(), 0);
  await pastePaper(junk.frame, "1: 1\n".repeat(20_001));
  await junk.frame.locator(".match-paper").getByText("more than 100,000 characters is gone").waitFor();
  await junk.page.reload();
  await junk.frame.locator('[data-view="matches"]').waitFor();
  assert.equal(await field(junk.frame, "paper").inputValue(), "");
  await junk.close();
});

test("the record tells intent from chance", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  await writePaper(frame, "21: 3 1 2 2 1 3 3 1 2 2 1\n21: 3 1 2 2 3 1 1 3 1 1 2 1");
  await press(frame, "paper-record");
  const bob = frame.locator(".report-player", { hasText: "Bob" });
  await bob.getByText("Luck hardly explains it").first().waitFor();
  await bob.getByText(/Bob made 4 with \d of \d+ replies/).waitFor();
  const [first, second] = await frame.locator(".report-courses tbody tr").allInnerTexts();
  assert.match(first, /Ann\s+first\s+–\s+–\s+0 of 4\s+never/);
  // Five of five where each had a chance of 1 in 3.
  assert.match(second, /Bob\s+second\s+5 of 5\s+0\.41%\s+5 of 5\s+from turn 2 to the end/);
  const chart = await frame.locator(".reply-chart svg").getAttribute("aria-label");
  assert.match(chart ?? "", /Game 1: first player –, second player 5 of 5\./);
  assert.match(chart ?? "", /Ann: moving first –, moving second \d of \d\./);
  assert.match(
    (await frame.locator(".match-report").textContent()) ?? "",
    /picks each take from all allowed takes alike/,
  );
  await frame.locator(".report-list summary").click();
  const takes = await frame.locator(".report-list tbody tr").allInnerTexts();
  // 21 is lost: whatever is taken there tells nothing.
  assert.match(takes[0], /^1\s+1\s+Ann\s+3\s+3\s*$/);
  assert.match(takes[1], /^1\s+2\s+Bob\s+3 \+ 1 = 4\s+3\s+the only winning take, makes 4/);
  assert.match(takes[10], /no choice/);
  await close();
});

/** What the line says of a person as first or as second. @param {import("playwright-core").Locator} player @param {string} seat */
const seatLine = async (player, seat) => (await player.locator(`[data-seat="${seat}"]`).textContent()) ?? "";

test("who always takes 1 and loses has not found the trick, though nearly every reply makes 4", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  const [lost, thrownAway] = ["21: 1 3 1 3 1 3 1 3 1 3 1", "21: 1 1 2 1 3 1 3 1 3 1 3 1"];
  await writePaper(frame, [lost, thrownAway, lost, thrownAway, lost].join("\n"));
  await press(frame, "paper-record");
  const ann = frame.locator(".report-player", { hasText: "Ann made" });
  await ann.locator(".report-verdict").getByText("No sign of the trick").waitFor();
  await ann.getByText("kept the win with 0 of 2 takes that could have given it away").waitFor();
  assert.equal(await ann.getByText("hardly").count(), 0);
  assert.match(await seatLine(ann, "first"), /Moving first: there was no win to keep/);
  assert.match(await seatLine(ann, "second"), /Moving second: kept the win 0 of 2 times\. No sign of the trick/);
  await close();
});

test("what luck seldom does is not said to happen never", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  await field(frame, "k").fill("1000");
  await writePaper(frame, "1000: 999 1");
  await press(frame, "paper-record");
  const ann = frame.locator(".report-player", { hasText: "Ann kept" });
  await ann
    .getByText("with 1 of 1 take that could have given it away. Somebody choosing blindly keeps it with 0.001 on")
    .waitFor();
  await close();
});

test("who makes the only winning take each time has found the trick, and each person as first and as second is a line", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  await field(frame, "n").fill("8");
  const [first, second] = ["8: 3 3 1 1", "8: 1 2 3 1 1"];
  await writePaper(frame, [first, second, first, second, first].join("\n"));
  await press(frame, "paper-record");
  const ann = frame.locator(".report-player", { hasText: "Ann made" });
  await ann.locator(".report-verdict").getByText("Luck hardly explains it").waitFor();
  await ann.getByText(/10 or more by luck: 0\.013%, about 1 in 7,776/).waitFor();
  assert.match(await seatLine(ann, "first"), /kept the win 6 of 6 times\. Luck hardly explains it\./);
  assert.match(await seatLine(ann, "second"), /kept the win 4 of 4 times\. Luck seldom does as well\./);
  const lines = await frame.locator(".report-courses tfoot tr").allInnerTexts();
  for (const [place, line] of [
    /Ann\s+first\s+6 of 6\s+0\.46%/,
    /Ann\s+second\s+4 of 4\s+2\.8%/,
    /Bob\s+first\s+0 of 2\s+100%/,
    /Bob\s+second\s+–\s+–/,
  ].entries()) {
    assert.match(lines[place], line);
  }
  assert.equal(lines.length, 4);
  await frame.locator(".report-player", { hasText: "Bob made" }).getByText("No sign of the trick").first().waitFor();
  for (const [language, words] of /** @type {const} */ ([
    ["ja", "先手のとき：6回中6回、勝ちを守りました（偶然とは考えにくい）。"],
    ["zh", "先手时：6 次中保住 6 次胜局。很难说是运气。"],
  ])) {
    await frame.locator("header select").selectOption(language);
    await frame.locator('.report-player [data-seat="first"]').getByText(words).waitFor();
  }
  await close();
});

test("too few choices tell nothing, and where there was none that is said", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  await writePaper(frame, "8: 3 3 1 1");
  await press(frame, "paper-record");
  const ann = frame.locator(".report-player", { hasText: "Ann" });
  await ann.getByText("Too few choices to tell the trick from luck").waitFor();
  const bob = frame.locator(".report-player", { hasText: "Bob" });
  await bob.getByText("There was no win to keep or to give away, so nothing can be said").waitFor();
  assert.equal(await bob.getByText("Luck").count(), 0);
  await close();
});

test("replies that complete K + 1 without a choice are told apart from the others", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  // At the end Bob takes 3 of 4 coins, and Ann the last one, since nothing else is left.
  await writePaper(frame, "9: 2 2 1 3 1");
  await press(frame, "paper-record");
  const forced = "One more was made where there was no choice.";
  await frame.locator(".report-player", { hasText: "Ann" }).getByText(forced).waitFor();
  assert.equal(await frame.locator(".report-player", { hasText: "Bob" }).getByText(forced).count(), 0);
  for (const [language, words] of /** @type {const} */ ([
    ["ja", "ほかに1回は、選ぶ余地がなくそうなりました。"],
    ["zh", "另有 1 次是没得选才凑成的。"],
  ])) {
    await frame.locator("header select").selectOption(language);
    await frame.locator(".report-player", { hasText: "Ann" }).getByText(words).waitFor();
  }
  await close();
});

test("where the report cannot be made, that is said in its place, and nothing else is lost", async () => {
  const { frame, close } = await openMatches(browser, "disk", {
    before: () => {
      const instantiate = WebAssembly.instantiate.bind(WebAssembly);
      /** @type {any} */ (WebAssembly).instantiate = async (
        /** @type {WebAssembly.Module} */ module,
        /** @type {WebAssembly.Imports} */ imports,
      ) => {
        Reflect.set(globalThis, "instances", (Reflect.get(globalThis, "instances") ?? 0) + 1);
        const instance = await instantiate(module, imports);
        const replies = () => {
          throw new WebAssembly.RuntimeError("unreachable");
        };
        return { module, instance: { exports: { ...instance.exports, replies } } };
      };
    },
  });
  const instances = () => frame.evaluate(() => Reflect.get(globalThis, "instances"));
  const before = await instances();
  await writePaper(frame, "5: 1 3 1");
  await press(frame, "paper-record");
  await frame.locator(".report-refused").getByText("started again").waitFor();
  await frame.waitForTimeout(300);
  assert.equal(await instances(), before + 2, "the fresh engine is asked once");
  assert.equal(await field(frame, "series").count(), 1);
  await press(frame, "match-start");
  await play(frame, [3]);
  await frame.locator(".match-left strong").getByText("18").waitFor();
  assert.equal(await instances(), before + 2);
  await close();
});

test("in more games than chance is worked out for, only the chance is left out", async () => {
  const { frame, close } = await openMatches(browser, "disk");
  await field(frame, "a").fill("Ann");
  await field(frame, "b").fill("Bob");
  await pastePaper(frame, "21: 3 1 2 2 1 3 3 1 2 2 1\n".repeat(1001));
  await press(frame, "paper-record");
  const bob = frame.locator(".report-player", { hasText: "Bob" });
  await bob.getByText("Too many takes to work out how likely luck is").waitFor();
  await bob
    .getByText("Bob made 4 with 2,505 of 4,505 replies. Somebody choosing blindly makes 1,501.7 on average.")
    .waitFor();
  await bob.getByText("kept the win with 2,505 of 2,505 takes").waitFor();
  assert.equal(await bob.getByText("probability").count(), 0);
  // Half of the games, second, are few enough.
  assert.match(await seatLine(bob, "second"), /kept the win 2,505 of 2,505 times\. Luck hardly explains it\./);
  const rows = frame.locator(".report-courses tbody tr");
  assert.match(
    (await rows.nth(1).allInnerTexts())[0],
    /Bob\s+second\s+5 of 5\s+0\.41%\s+5 of 5\s+from turn 2 to the end/,
  );
  await frame.locator(".match-report").getByText("1 more game is counted, but not listed.").waitFor();
  assert.ok(await frame.locator(".reply-chart svg").isVisible());
  await close();
});
