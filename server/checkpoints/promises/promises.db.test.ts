import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BookingPromises, GuestStay } from "#domain/checkpoints/promises.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../../bookings/testing/booking-world.ts";
import { findGuestLanguage } from "./queries.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

async function promised() {
  const { sagresStay } = await world.acceptedJourney();
  const sent = await world.send(sagresStay);
  await world.step("hotel", sent, acceptance("MS-1"));
  const path = `/api/checkpoints/bookings/${sent.id}`;
  const read = async () => (await world.ask("advisor", path)).body as unknown as BookingPromises;
  return { sent, path, read };
}
const open = (token: string) => world.ask(null, "/api/guest-links/open", { token });
const answer = (token: string, promiseId: string, isKept: boolean) =>
  world.ask(null, "/api/guest-links/answers", { token, promiseId, isKept });
const tokenOf = ({ link }: BookingPromises) => link!.url.split("/").at(-1)!;

test("a promised perk is looked at on arrival, by whoever sold the stay, in one step that can be taken back", async () => {
  const { read } = await promised();
  const { promises } = await read();
  expect(promises).toMatchObject([
    { kind: "arrival", perk: { pt: "Upgrade na chegada" }, day: "2026-07-04" },
  ]);
  const step = async (version: number, kind: string) =>
    world.ask("advisor", `/api/checkpoints/${promises[0]!.id}/steps`, { version, step: { kind } });
  expect(await step(1, "done")).toMatchObject({ status: 400, body: { fields: { "step.kind": "invalid" } } });
  world.clock.set(new Date("2026-07-04T20:00:00Z"));
  expect((await step(1, "broken")).body).toMatchObject({ state: "waived", reason: "not_kept" });
  expect((await step(2, "undo")).body).toMatchObject({ state: "open", reason: null });
  expect((await step(3, "done")).body).toMatchObject({ state: "done", isByGuest: false });
});

test("guests say it by their link: not before arrival, not by another's, not once it is taken back or over", async () => {
  const { read, path } = await promised();
  const made = (await world.ask("advisor", `${path}/guest-link`, {})).body as unknown as BookingPromises;
  const [token, promiseId] = [tokenOf(made), made.promises[0]!.id];
  expect((await world.ask("operator", path)).status).toBe(404);
  expect((await world.ask("operator", `${path}/guest-link`, {})).status).toBe(404);
  // It works for as long as whoever gave it is let in.
  const stand = (status: string) =>
    world.db.updateTable("profiles").set({ status }).where("id", "=", world.ids.advisor).execute();
  await stand("suspended");
  expect((await open(token)).status).toBe(404);
  await stand("active");
  // And for as long as the stay stands.
  const put = (state: string) => world.db.updateTable("bookings").set({ state }).execute();
  await put("cancelled");
  expect((await open(token)).status).toBe(404);
  await put("accepted");
  const seen = (await open(token)).body as unknown as GuestStay;
  expect(seen).toMatchObject({
    hotelName: "Martinhal Sagres",
    canAnswer: false,
    promises: [{ answer: null }],
  });
  expect((await answer(token, promiseId, true)).status).toBe(400);
  // Lisbon's fourth of July has begun; in São Paulo it is still the third.
  world.clock.set(new Date("2026-07-04T01:00:00Z"));
  expect((await answer(token, crypto.randomUUID(), true)).status).toBe(404);
  expect((await answer(token, promiseId, true)).body).toMatchObject({ promises: [{ answer: "kept" }] });
  expect((await answer(token, promiseId, false)).body).toMatchObject({ promises: [{ answer: "broken" }] });
  expect((await read()).promises).toMatchObject([{ state: "waived", reason: "not_kept", isByGuest: true }]);
  const second = tokenOf(
    (await world.ask("advisor", `${path}/guest-link`, {})).body as unknown as BookingPromises,
  );
  expect((await open(token)).status).toBe(404);
  expect((await open("x".repeat(43))).status).toBe(404);
  world.clock.set(new Date("2026-08-07T00:00:00Z"));
  expect(await open(second)).toMatchObject({ status: 410, body: { code: "booking_link_over" } });
  expect((await read()).link).toBeNull();
});

test("guests are written to, and read their stay, in the language their journey was proposed in", async () => {
  const { sent, path } = await promised();
  const made = async () =>
    (await world.ask("advisor", `${path}/guest-link`, {})).body as unknown as BookingPromises;
  const language = async () => {
    const promises = await made();
    return [promises.link!.language, await findGuestLanguage(world.db, hashLinkToken(tokenOf(promises)))];
  };
  expect(await language()).toEqual(["pt", "pt"]);
  await world.db
    .updateTable("journeys")
    .set({ head: sql`jsonb_set(head, '{language}', '"en"')` })
    .where("id", "=", sent.journey!.id)
    .execute();
  expect(await language()).toEqual(["en", "en"]);
  expect(await findGuestLanguage(world.db, hashLinkToken("x".repeat(43)))).toBeNull();
});

test("a hotel's figures are there from five stays on, for who sells it and for its own house alone", async () => {
  const { sent } = await promised();
  const house = `/api/houses/${world.ids.sagres}/word`;
  const ofMembers = "/api/hotels/martinhal-sagres/word";
  await world.db
    .updateTable("checkpoints")
    .set({ state: "done", closed_at: world.clock.now() })
    .where("kind", "=", "arrival")
    .execute();
  await world.db
    .updateTable("bookings")
    .set({ state: "stayed", answered_minutes: 90 })
    .where("id", "=", sent.id)
    .execute();
  expect((await world.ask("advisor", ofMembers)).body).toEqual({ stays: 1, word: null });
  const { search: _, ...row } = await world.db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", sent.id)
    .executeTakeFirstOrThrow();
  for (const at of [1, 2, 3, 4]) {
    await world.db
      .insertInto("bookings")
      .values({
        ...{
          ...row,
          offer: null,
          id: crypto.randomUUID(),
          reference: `PD-${at}`,
          confirmation_number: `N${at}`,
        },
        ...{
          block_id: null,
          journey_id: null,
          proposal: null,
          answered_minutes: at * 30,
          terms: JSON.stringify(row.terms),
        },
      })
      .execute();
  }
  const word = { stays: 5, word: { kept: 1, promised: 1, answerMinutes: 90 } };
  expect((await world.ask("advisor", ofMembers)).body).toEqual(word);
  expect((await world.ask("hotel", house)).body).toEqual(word);
  expect((await world.ask("reservas", house)).status).toBe(404);
  expect((await world.ask("advisor", "/api/hotels/nowhere/word")).status).toBe(404);
});
