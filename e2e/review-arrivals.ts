import { type APIRequestContext, expect } from "@playwright/test";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { writePdf } from "../server/materials/demo/write-pdf.ts";
import { ask, comeIn, openSession } from "./people.ts";

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
  await ask(request, { session, path: `/api/houses/${demoId("hotel/martinhal-sagres")}/materials`, data });
}
