import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import {
  answeringParts,
  type HotelPart,
  hotelParts,
  managingParts,
  purseParts,
  sheetParts,
  writingParts,
} from "#domain/hotels/members.ts";
import { enter } from "#testing/enter.ts";
import { type Operation, readOperations } from "#testing/hostile-requests.ts";
import { sampleSchema } from "#testing/sample-schema.ts";
import { getWorld, type World } from "#testing/world.ts";

const SAGRES = demoId("hotel/martinhal-sagres");

/** In which parts each thing is done; what is read and stands nowhere here is read in every part. */
const changers: Record<string, readonly HotelPart[]> = {
  "PUT /sheet": sheetParts,
  "POST /page/operations": writingParts,
  "POST /page/affirmations": writingParts,
  "POST /page/publications": writingParts,
  "POST /page/publications/{publicationId}/restoration": writingParts,
  "POST /pictures": writingParts,
  "POST /materials": writingParts,
  "PUT /public-rate": writingParts,
  "POST /consents/{id}": writingParts,
  "POST /members": managingParts,
  "PATCH /members/{userId}": managingParts,
  "DELETE /members/{userId}": managingParts,
  "DELETE /invites/{inviteId}": managingParts,
  "POST /invites/{inviteId}/resend": managingParts,
  "POST /bookings/{id}/steps": answeringParts,
  "POST /bookings/{id}/links/revocation": answeringParts,
  "POST /bookings/{id}/files": answeringParts,
  "POST /commissions/confirm": purseParts,
  "POST /commissions/paid": purseParts,
  "POST /commissions/{id}/dispute": purseParts,
  "GET /statements": purseParts,
  "GET /statements/{id}/document": purseParts,
};
/** Where a shape alone does not tell what is asked for. */
const given: Record<string, { json?: object; bytes?: string; query?: string }> = {
  "PUT /sheet": { json: { version: 1, sheet: { seasons: [], perks: [], contacts: [] } } },
  "POST /page/operations": {
    json: {
      ...{ id: crypto.randomUUID(), kind: "card", version: 1 },
      change: { do: "write", language: "pt", words: {} },
    },
  },
  "POST /page/affirmations": {
    json: { kind: "card", language: "en", at: "lead", versions: { pt: 1, en: 1 } },
  },
  "GET /page/publications": { query: "?kind=card" },
  "POST /pictures": { bytes: "no picture" },
  "POST /materials": {
    json: {
      ...{ uploadId: `${crypto.randomUUID()}.${"0".repeat(32)}`, type: "fact_sheet", language: "pt" },
      ...{ season: "all", title: "Ficha" },
    },
  },
  "PUT /public-rate": { json: { currency: "EUR", amount: 48_000 } },
  "POST /bookings/{id}/steps": { json: { version: 1, step: { kind: "message", message: "Bom dia" } } },
  "POST /bookings/{id}/files": { bytes: "no file", query: "?name=voucher.pdf" },
  "POST /commissions/paid": {
    json: { rows: [{ id: crypto.randomUUID(), version: 1 }], paidOn: "2026-02-20", reference: "SEPA 1" },
  },
  "GET /statements/{id}/document": { query: "?language=pt" },
};

let world: World;
let person: Awaited<ReturnType<typeof enter>>;
let operations: Operation[];
let schemas: Record<string, object>;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  person = await enter(world, "editora");
  const document = await (await world.api("/api/openapi.json")).json();
  operations = readOperations(document).filter(
    ({ path, access }) =>
      path.startsWith("/api/houses/{hotelId}/") && (access as readonly string[]).includes("hotel"),
  );
  schemas = document.components.schemas;
});
afterAll(() => world.close());

const nameOf = ({ method, path }: Operation) => `${method} ${path.replace("/api/houses/{hotelId}", "")}`;

/** What the server answers whoever works for the hotel, by now in another part. */
async function ask(operation: Operation): Promise<number> {
  const { method, path, body } = operation;
  const id = crypto.randomUUID();
  const { json, bytes, query = "" } = given[nameOf(operation)] ?? {};
  const sample = json ?? (body ? sampleSchema(body, { schemas, uuid: id, isMinimal: true }) : undefined);
  const sent = bytes ?? (sample === undefined ? undefined : JSON.stringify(sample));
  const { status } = await world.api(path.replace("{hotelId}", SAGRES).replaceAll(/\{\w+\}/g, id) + query, {
    method,
    headers: {
      ...{ authorization: `Bearer ${person.token}`, "idempotency-key": id },
      "content-type": bytes ? "application/octet-stream" : "application/json",
    },
    ...(sent !== undefined && { body: sent }),
  });
  return status;
}

test.each(hotelParts)("what the screens offer a hotel's %s is what the server lets them do", async (part) => {
  await world.db
    .updateTable("hotel_members")
    .set({ part })
    .where("user_id", "=", person.id)
    .where("hotel_id", "=", SAGRES)
    .execute();
  expect(operations.length).toBeGreaterThan(35);
  for (const operation of operations) {
    const name = nameOf(operation);
    const parts = changers[name] ?? (operation.method === "GET" ? hotelParts : []);
    expect([name, (await ask(operation)) === 403]).toEqual([name, !parts.includes(part)]);
  }
});
