import { afterAll, beforeAll, expect, test } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

test("every mail of the house has a whole example in both languages, which names nobody of the house", async () => {
  const { call } = await enter(world, "admin");
  const { mails } = await (await call("GET", "/api/admin/mails")).json();
  expect(new Set(mails.map(({ id }: { id: string }) => id)).size).toBe(mails.length);
  const groups = new Set(mails.map(({ group }: { group: string }) => group));
  expect([...groups]).toEqual(
    expect.arrayContaining(["accounts", "people", "invites", "events", "bookings", "notifications"]),
  );
  for (const { id } of mails) {
    for (const language of ["pt", "en"]) {
      const answer = await call("GET", `/api/admin/mails/${id}?language=${language}`);
      expect(answer.status, id).toBe(200);
      const { subject, text, html } = await answer.json();
      expect(subject.trim(), id).not.toBe("");
      // The team works in Portuguese, whatever the visitor's language.
      const isEnglish = language === "en" && id !== "contact.team";
      expect(html, id).toContain(`<html lang="${isEnglish ? "en" : "pt-BR"}">`);
      expect(`${subject} ${text}`, id).not.toMatch(/undefined|NaN|Invalid|\[object|lilamonde\.test\S*@/);
    }
  }
});

test("an administrator has an example sent to themselves alone, once for a key, and the record says so", async () => {
  const { call, token } = await enter(world, "admin");
  const headers = {
    authorization: `Bearer ${token}`,
    ...{ "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
  };
  const body = JSON.stringify({ language: "en" });
  const send = () => world.api("/api/admin/mails/people.approved/example", { method: "POST", headers, body });
  expect(await (await send()).json()).toEqual({ to: "admin@lilamonde.test" });
  expect((await send()).status).toBe(200);
  const mail = await world.mailAbout("Lilamonde");
  expect(mail.to).toBe("admin@lilamonde.test");
  const entries = await world.db
    .selectFrom("audit_log")
    .select(["subject_id", "after"])
    .where("action", "=", "mail_text.sent")
    .execute();
  expect(entries).toEqual([{ subject_id: "people.approved", after: { language: "en" } }]);
  expect((await call("GET", "/api/admin/mails/people.nothing?language=pt")).status).toBe(404);
  const elsewhere = { language: "pt", to: "somebody@example.com" };
  expect((await call("POST", "/api/admin/mails/people.approved/example", elsewhere)).status).toBe(400);
  const { call: asAdvisor } = await enter(world, "advisor");
  expect((await asAdvisor("GET", "/api/admin/mails")).status).toBe(403);
});
