import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { InboxDetail } from "#domain/contact/inbox.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";

let world: World;
let admin: string;
beforeAll(async () => {
  world = await getWorld();
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  const body = { email: "admin@lilamonde.test", password: DEMO_PASSWORD };
  admin = (await (await send("/auth/v1/token?grant_type=password", body)).json()).access_token;
});
afterAll(() => world.close());

const send = (path: string, body?: unknown) =>
  world.api(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${admin}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const read = async (path: string) => (await send(path)).json();
const waiting = async () =>
  (await read("/api/admin/queues")).queues.find(({ id }: { id: string }) => id === "contact").count.value;

test("a visitor's message waits in the queue, is taken on, answered from the record by mail, and leaves it", async () => {
  await send("/api/contact", {
    ...{ name: "Inês Rocha", email: "ines@example.com", interest: "represent_hotel" },
    ...{ subject: "Pousada em Trancoso", message: "Somos doze quartos.", language: "pt" },
  });
  expect(await waiting()).toBe(1);
  const { rows } = await read("/api/admin/contact?status=new&q=trancoso");
  const path = `/api/admin/contact/${rows[0].id}`;
  const taken: InboxDetail = await (await send(`${path}/owner`, { isMine: true, version: 1 })).json();
  expect(taken.message).toMatchObject({ status: "open", source: "form", version: 2 });

  world.clock.set(new Date(world.clock.now().getTime() + 1_800_000));
  const answer = { way: "mail", text: "Obrigada, Inês.", version: 2 };
  const answered: InboxDetail = await (await send(`${path}/answer`, answer)).json();
  expect(answered.message).toMatchObject({ status: "answered", answeredAt: world.clock.now().toISOString() });
  expect(answered.steps.map(({ kind }) => kind)).toEqual(["mail", "owner"]);
  const mail = await world.mailAbout("Re: Pousada em Trancoso");
  expect(mail).toMatchObject({ to: "ines@example.com", text: expect.stringContaining("Obrigada, Inês.") });
  expect(await waiting()).toBe(0);
  expect(
    (await read("/api/admin/queues")).queues.find(({ id }: { id: string }) => id === "contact"),
  ).toMatchObject({
    medianHours: 0.5,
  });
  // What was seen is another now.
  expect((await send(`${path}/answer`, answer)).status).toBe(409);
  expect((await send(`${path}/status`, { to: "new", version: 3 })).status).toBe(409);
  expect((await send(`${path}/status`, { to: "closed", version: 3 })).status).toBe(200);
  const { sources } = await read("/api/admin/leads");
  expect(sources[0]).toEqual({ source: "form", count: 1 });
  // The figure opens into what it counts.
  expect((await read("/api/admin/contact?lead=form")).rows).toMatchObject([{ source: "form", member: null }]);
});

test("an answer by WhatsApp is noted and not mailed; what is nobody's question leaves the queue and is not answered", async () => {
  const write = async (subject: string) => {
    await send("/api/contact", {
      ...{ name: "Ivo Paz", email: "ivo@example.com", interest: "other", subject },
      ...{ message: "Uma pergunta.", language: "pt" },
    });
    const { rows } = await read(`/api/admin/contact?status=new&q=${encodeURIComponent(subject)}`);
    return `/api/admin/contact/${rows[0].id}`;
  };
  const asked = await write("Visita guiada");
  const noted = { way: "whatsapp", text: "Escrevi agora mesmo.", version: 1 };
  const answered: InboxDetail = await (await send(`${asked}/answer`, noted)).json();
  expect(answered.message).toMatchObject({ status: "answered", owner: "Helena Duarte" });
  expect(answered.steps).toMatchObject([{ kind: "whatsapp", text: "Escrevi agora mesmo." }]);
  const mails = world.db
    .selectFrom("captured_mails")
    .select("subject")
    .where("recipient", "=", "ivo@example.com");
  expect(await mails.execute()).toEqual([]);

  const junk = await write("Ganhe dinheiro");
  expect(await waiting()).toBe(1);
  expect((await send(`${junk}/status`, { to: "spam", version: 1 })).status).toBe(200);
  expect(await waiting()).toBe(0);
  expect((await send(`${junk}/answer`, { way: "mail", text: "Obrigada.", version: 2 })).status).toBe(409);
  const { rows } = await read("/api/admin/contact?status=spam");
  expect(rows).toMatchObject([{ subject: "Ganhe dinheiro", status: "spam" }]);
});
