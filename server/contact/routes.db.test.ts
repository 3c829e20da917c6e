import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";
import type { ContactApi } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const message = {
  name: "Ana Prado",
  email: "ana@example.com",
  interest: "represent_hotel",
  subject: "Pousada no sul da Bahia",
  message: "Temos doze quartos.\n\nQuando podemos falar?",
  language: "pt",
} as const;

const post = (body: unknown, init: RequestInit & { address?: string } = {}) =>
  world.api("/api/contact", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
    headers: { "content-type": "application/json", ...init.headers },
  });
const kept = () => world.db.selectFrom("contact_messages").selectAll().execute();

test("a message is kept, and the answer leads to WhatsApp with its reference", async () => {
  const answer = await world.client<ContactApi>().contact.$post({ json: message });
  expect(answer.status).toBe(201);
  const receipt = await answer.json();
  const [row] = await kept();
  expect(row).toMatchObject({ ...message, reference: receipt.reference, created_at: world.clock.now() });
  expect(receipt.whatsappText).toContain(receipt.reference);
  const url = new URL(receipt.whatsappUrl);
  expect(url.origin + url.pathname).toBe(`https://wa.me/${receipt.whatsappNumber}`);
  expect(url.searchParams.get("text")).toBe(receipt.whatsappText);
});

test("the text for WhatsApp is in the visitor's language", async () => {
  const answer = await post({ ...message, language: "en" });
  expect((await answer.json()).whatsappText).toMatch(
    /^Hello, this is Ana Prado\..*Represent my luxury hotel/,
  );
});

test("the team is mailed what the visitor wrote and where to answer", async () => {
  const { reference } = await (await post(message)).json();
  const mail = await world.mailAbout(reference);
  expect(mail.to).toBe(world.deps.config.teamEmail);
  expect(mail.subject).toBe(`Contato ${reference}: Pousada no sul da Bahia`);
  expect(mail.text).toContain("Temos doze quartos.");
  expect(mail.text).toContain("ana@example.com");
});

test("what a visitor writes cannot become markup in the team's mail", async () => {
  const hostile = { name: "<script>alert(1)</script>", message: "<img src=x onerror=alert(1)>" };
  const { reference } = await (await post({ ...message, ...hostile })).json();
  const mail = await world.mailAbout(reference);
  expect(mail.html).not.toMatch(/<script>|<img src=x/);
});

test("repeating a message under its key keeps it once and gives the same reference", async () => {
  const headers = { "idempotency-key": "one-and-the-same" };
  const answers = await Promise.all([
    post(message, { headers }),
    post(message, { headers }),
    post(message, { headers }),
  ]);
  const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
  expect(new Set(references).size).toBe(1);
  expect(await kept()).toHaveLength(1);
});

test("another message under a used key is refused", async () => {
  const headers = { "idempotency-key": "one-and-the-same" };
  await post(message, { headers });
  const answer = await post({ ...message, subject: "Outro" }, { headers });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: "idempotency_key_reused" });
});

test("whoever fills the hidden field is answered like anyone, and nothing is kept", async () => {
  const answer = await post({ ...message, website: "https://spam.example" });
  expect(answer.status).toBe(201);
  expect((await answer.json()).reference).toMatch(/^LM-/);
  expect(await kept()).toEqual([]);
});

test("one address may write ten times in ten minutes, another is not affected", async () => {
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push(await post(message));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429]);
  expect(Number(answers.at(-1)!.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answers.at(-1)!.json()).toMatchObject({ code: "rate_limited", status: 429 });
  expect((await post(message, { address: "198.51.100.2" })).status).toBe(201);
  expect(await kept()).toHaveLength(11);
});

test("each wrong field is named", async () => {
  const answer = await post({
    name: "",
    email: "ana@",
    interest: "boats",
    message: "x".repeat(6_000),
    language: "pt",
    extra: 1,
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({
    code: "validation_failed",
    status: 400,
    fields: {
      name: "required",
      email: "invalid",
      interest: "invalid",
      subject: "required",
      message: "too_long",
      extra: "unknown",
    },
  });
});
