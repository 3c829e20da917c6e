import { type APIRequestContext, expect } from "@playwright/test";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { writePdf } from "../server/materials/demo/write-pdf.ts";
import { tellDatabase } from "./house-database.ts";
import { ask, comeIn, openSession } from "./people.ts";

const SAGRES = demoId("hotel/martinhal-sagres");
const both = (text: string) => ({ pt: text, en: text });

/** An advisor's product of this name, sent to be reviewed. */
export async function sendProduct(request: APIRequestContext, name: string): Promise<void> {
  const { session } = await comeIn(request, { name: "Vera Vende" });
  const headers = { authorization: `Bearer ${session.access_token}` };
  const first = { kind: "experience", house: null };
  const begun = await ask(request, { session, path: "/api/products", data: first });
  const content = {
    ...begun.draft,
    ...{ title: both(name), summary: both("Uma manhã no mar."), terms: both("Até sete dias antes.") },
    ...{ place: "Sagres", country: "PT", currency: "EUR", price: 60_000 },
    pictures: [{ kind: "art", name: "gastronomy", alt: both("Mesa posta") }],
  };
  const data = { content, version: begun.version };
  const saved = await request.put(`/api/products/${begun.id}/draft`, { headers, data });
  expect(saved.status()).toBe(200);
  const { version } = await saved.json();
  await ask(request, { session, path: `/api/products/${begun.id}/sending`, data: { version } });
}

/** A hotel's menu under this title, sent to be reviewed. */
export async function sendMaterial(request: APIRequestContext, title: string): Promise<void> {
  const session = await openSession(request, "hotel@lilamonde.test");
  const content = Buffer.from(writePdf([{ title, lines: ["Para os quartos."] }]));
  const tus = { authorization: `Bearer ${session.access_token}`, "tus-resumable": "1.0.0" };
  const begun = await request.post("/files/uploads", {
    headers: { ...tus, "upload-length": String(content.length) },
  });
  const place = begun.headers().location!;
  const sent = await request.patch(place, {
    headers: { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    data: content,
  });
  expect(sent.ok()).toBe(true);
  const data = { uploadId: place.split("/").at(-1), type: "menu", language: "pt", season: "2026", title };
  await ask(request, { session, path: `/api/houses/${SAGRES}/materials`, data });
}

/** A stay this person asked of a hotel, which has let the agreed time pass. */
export async function sendLateBooking(request: APIRequestContext, name: string): Promise<void> {
  const { session } = await comeIn(request, { name });
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const data = {
    ...{ hotelId: SAGRES, blockId: null, source: "email", confirmationNumber: name, wishes: "" },
    ...{ checkIn: day(40), checkOut: day(44) },
    rooms: [
      { category: "Casa de praia", ratePlan: "BAR", price: 500_000, guests: [{ name: "Ana", age: null }] },
    ],
  };
  const { id } = await ask(request, { session, path: "/api/bookings/registrations", data });
  const late = "update bookings set due_at = now() - interval '1 hour', late_at = now() where id = $1";
  await tellDatabase([late], { values: [id] });
}

/** The hotel answers the one stay that it was asked for by this name. */
export async function answerBooking(request: APIRequestContext, name: string): Promise<void> {
  const session = await openSession(request, "hotel@lilamonde.test");
  const path = `/api/houses/${SAGRES}/bookings`;
  const { rows } = await ask(request, { session, path: `${path}?q=${name}` });
  const { version } = await ask(request, { session, path: `${path}/${rows[0].id}` });
  const data = { version, step: { kind: "decline", reason: "no_rooms", message: "" } };
  await ask(request, { session, path: `${path}/${rows[0].id}/steps`, data });
}
