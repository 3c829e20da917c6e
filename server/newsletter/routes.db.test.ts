import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMailbox } from "#platform/mail/mailbox.ts";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";
import type { NewsletterApi } from "./contract.ts";
import { forgetUnconfirmed } from "./forget-unconfirmed.ts";

const DAY_MS = 24 * 60 * 60_000;

let world: World;
let reader = 0;
let email = "";
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  // A reader per test: mail limits are remembered in memory, and a mail of the test before may still arrive.
  email = `reader-${++reader}@example.com`;
});
afterAll(() => world.close());

const post = (path: string, body: unknown, init: { address?: string } = {}) =>
  world.api(`/api/newsletter${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...init,
  });
const ask = (change: object = {}) => post("", { email, language: "pt", ...change });
const kept = () => world.db.selectFrom("newsletter_subscribers").selectAll().execute();
const wait = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? "";

const countMails = async () => (await readMailbox({ db: world.db, to: email })).length;
const mailAbout = (words: string) =>
  until(async () => {
    const found = (await readMailbox({ db: world.db, to: email })).find(({ subject }) =>
      subject.includes(words),
    );
    if (!found) throw new Error(`no mail about ${words}`);
    return found;
  });

async function askForToken(change: object = {}) {
  await ask(change);
  return tokenIn((await mailAbout("Confirme")).text);
}

test("an address is asked by mail, and is on the list once it confirms", async () => {
  const answer = await world.client<NewsletterApi>().newsletter.$post({ json: { email, language: "pt" } });
  expect(answer.status).toBe(202);
  const mail = await mailAbout("Confirme");
  expect(mail.to).toBe(email);
  expect(mail.text).toContain("http://lilamonde.test/newsletter/confirm?token=");
  expect(await kept()).toMatchObject([{ email, language: "pt", confirmed_at: null }]);

  const confirmed = await post("/confirm", { token: tokenIn(mail.text) });
  expect(confirmed.status).toBe(204);
  expect(await kept()).toMatchObject([{ confirmed_at: world.clock.now(), unsubscribed_at: null }]);
  expect((await post("/confirm", { token: tokenIn(mail.text) })).status).toBe(204);
});

test("an English reader gets English words and an English link", async () => {
  await ask({ language: "en" });
  const mail = await mailAbout("Confirm your Lilamonde newsletter");
  expect(mail.text).toContain("http://lilamonde.test/en/newsletter/confirm?token=");
});

test("the secret of a link is not kept", async () => {
  const token = await askForToken();
  const rows = await world.db.selectFrom("newsletter_links").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("asking twice in a row sends one mail; the answer is always the same", async () => {
  const answers = await Promise.all([ask(), ask(), ask()]);
  await mailAbout("Confirme");
  const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
  expect(told).toEqual(Array(3).fill([202, ""]));
  expect(await kept()).toHaveLength(1);
  expect(await readMailbox({ db: world.db, to: email })).toHaveLength(1);
});

test("asked again later, the older link still works", async () => {
  const first = await askForToken();
  wait(11 * 60_000);
  await ask();
  expect((await post("/confirm", { token: first })).status).toBe(204);
});

test("a reader who has the letter already is told so by mail alone", async () => {
  await post("/confirm", { token: await askForToken() });
  wait(11 * 60_000);
  const answer = await ask({ language: "en" });
  expect([answer.status, await answer.text()]).toEqual([202, ""]);
  const mail = await mailAbout("Você já recebe");
  expect(mail.text).toContain("/newsletter/unsubscribe?token=");
  expect(await kept()).toMatchObject([{ language: "pt" }]);
});

test("a link takes its address off the list, at any age and more than once", async () => {
  const token = await askForToken();
  await post("/confirm", { token });
  wait(400 * DAY_MS);
  expect((await post("/unsubscribe", { token })).status).toBe(204);
  const left = world.clock.now();
  wait(DAY_MS);
  expect((await post("/unsubscribe", { token })).status).toBe(204);
  expect(await kept()).toMatchObject([{ unsubscribed_at: left }]);
});

test("a link from before the reader left does not bring them back; a new one does", async () => {
  const old = await askForToken();
  await post("/confirm", { token: old });
  wait(60_000);
  await post("/unsubscribe", { token: old });
  expect((await post("/confirm", { token: old })).status).toBe(404);
  wait(11 * 60_000);
  await ask();
  await expect.poll(countMails).toBe(2);
  const [newest] = await readMailbox({ db: world.db, to: email });
  expect((await post("/confirm", { token: tokenIn(newest?.text ?? "") })).status).toBe(204);
  expect(await kept()).toMatchObject([{ unsubscribed_at: null }]);
});

test("a link of a week ago, or one that never was, is not found", async () => {
  const token = await askForToken();
  wait(7 * DAY_MS);
  for (const unknown of [token, "x".repeat(43)]) {
    const answer = await post("/confirm", { token: unknown });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
  }
});

test("whoever fills the hidden field is answered like anyone, and nothing is kept", async () => {
  const answer = await ask({ website: "https://spam.example" });
  expect([answer.status, await answer.text()]).toEqual([202, ""]);
  expect(await kept()).toEqual([]);
});

test("each wrong field is named", async () => {
  const answer = await post("", { email: "ana@", language: "fr", extra: 1 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    fields: { email: "invalid", language: "invalid", extra: "unknown" },
  });
  expect((await post("/confirm", { token: "short" })).status).toBe(400);
  expect((await post("/unsubscribe", {})).status).toBe(400);
});

test("one visitor may ask ten times in ten minutes", async () => {
  const answers = [];
  for (let i = 0; i < 11; i++) answers.push(await ask({ email: `many-${i}@example.com` }));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(202), 429]);
});

test("one address gets five mails a day, whoever asks", async () => {
  for (let i = 0; i < 8; i++) {
    expect((await post("", { email, language: "pt" }, { address: `198.51.100.${i}` })).status).toBe(202);
    wait(11 * 60_000);
  }
  await expect.poll(countMails).toBe(5);
});

test("an address that nobody confirmed is forgotten after thirty days, one that did is not", async () => {
  await post("/confirm", { token: await askForToken() });
  await ask({ email: `other-${email}` });
  wait(31 * DAY_MS);
  await forgetUnconfirmed(world.deps);
  expect((await kept()).map((row) => row.email)).toEqual([email]);
});
