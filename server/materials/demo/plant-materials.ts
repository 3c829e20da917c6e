import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { materialKey } from "#database/seed/demo/material-uses.ts";
import { type DemoMaterial, type DemoVersion, demoMaterials } from "#database/seed/demo/materials.ts";
import { everyAcceptedType, maxBytesOf, slotPart } from "#domain/materials/kits.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Draft } from "#platform/files/receive-upload.ts";
import { places } from "#platform/places.ts";
import type { Deps } from "../../deps.ts";
import { findPublishedHotel, moveVisit } from "../kit/queries.ts";
import { insertTakes } from "../links/queries.ts";
import { addWords, findVersions, hasMaterial, holdSlot, insertVersion } from "../queries.ts";
import { distinctWords, wordsOf } from "../search-words.ts";
import { settleSlot } from "../settle-slot.ts";
import { enqueueDrawing } from "../uploads/draw-preview.ts";
import { plantUse } from "./plant-use.ts";
import { writePdf } from "./write-pdf.ts";

const DAY_MS = 24 * 3_600_000;
/** As wide as a kit's picture needs to be in a demo world; a start stays quick. */
const WIDTH = 800;

/** Gives the demo world its kits with real files, what its sellers did with them, and when the advisor last looked. */
export async function plantMaterials(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const reader = await deps.auth.getUserByEmail("advisor@lilamonde.test");
  const isFirst = !(await hasMaterial(deps.db, demoId(materialKey(demoMaterials[0]!))));
  for (const material of demoMaterials) await plantOne(deps, { material, readerId: reader?.id, now });
  if (isFirst) await plantUse(deps);
  if (reader) await moveVisit(deps.db, { userId: reader.id, until: new Date(now.getTime() - 6 * DAY_MS) });
}

type Planting = { material: DemoMaterial; readerId: string | undefined; now: Date };

async function plantOne(deps: Deps, { material, readerId, now }: Planting): Promise<void> {
  const { hotel: slug, type, language, title } = material;
  const id = demoId(materialKey(material));
  const hotel = await findPublishedHotel(deps.db, slug);
  if (!hotel || (await hasMaterial(deps.db, id))) return;
  const drafts: { version: DemoVersion; draft: Draft }[] = [];
  for (const version of material.versions) drafts.push({ version, draft: await receive(deps, material) });
  const season = String(now.getUTCFullYear());
  const words = wordsOf({ type, season, hotelName: hotel.name });
  await transact(deps.db, async (tx) => {
    const slot = { hotelId: hotel.id, type, language, season, part: slotPart(type, title) };
    await holdSlot(tx, { id, ...slot, title, words, now });
    const pages = "pages" in material.content ? material.content.pages.length : null;
    for (const { version, draft } of drafts) {
      const { id: fileId } = await deps.files.store(tx, draft);
      const row = toRow({ id, fileId, pages, credit: material.credit ?? null, version, now });
      await insertVersion(tx, row);
      if (pages !== null) await enqueueDrawing(tx, deps, row.id);
    }
    await addWords(tx, distinctWords(`${title} ${words}`));
    if (material.versions.length > 1 && readerId) await takeFirst(tx, { id, readerId, now });
    await settleSlot(tx, { materialId: id, now });
  });
}

async function receive({ files }: Deps, { content, title }: DemoMaterial) {
  const bytes =
    "art" in content
      ? await shrink(join(places.artOriginals, `${content.art}.jpg`))
      : writePdf(content.pages.map((lines, at) => ({ title: at === 0 ? title : "", lines })));
  const received = await files.receive({
    content: bytes,
    maxBytes: maxBytesOf("application/pdf"),
    accept: everyAcceptedType,
  });
  if ("refusal" in received) throw new Error(`${title}: ${received.refusal}`);
  return received.draft;
}

async function shrink(path: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  return sharp(await readFile(path))
    .resize({ width: WIDTH })
    .jpeg({ quality: 80 })
    .toBuffer();
}

type Row = {
  id: string;
  fileId: string;
  pages: number | null;
  credit: string | null;
  version: DemoVersion;
  now: Date;
};

function toRow({ id, fileId, pages, credit, version, now }: Row) {
  const day = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const at = new Date(now.getTime() - version.daysAgo * DAY_MS);
  const state = version.isWaiting ? "in_review" : version.comment ? "returned" : "published";
  return {
    id: randomUUID(),
    material_id: id,
    state,
    file_id: fileId,
    pages,
    credit,
    changes: version.changes ?? null,
    comment: version.comment ?? null,
    valid_from: null,
    valid_until: day(version.validUntilIn),
    embargo_until: day(version.embargoUntilIn),
    created_by: null,
    created_at: at,
    published_at: state === "published" ? at : null,
  };
}

/** The demo advisor holds the version before the newest, so that there is something to be told of. */
async function takeFirst(tx: Tx, { id, readerId, now }: { id: string; readerId: string; now: Date }) {
  const first = (await findVersions(tx, id)).at(-1)!;
  const at = new Date(now.getTime() - 73 * DAY_MS);
  const row = { id: demoId(`take/${id}`), version_id: first.id, material_id: id, user_id: readerId };
  await insertTakes(tx, [{ ...row, way: "file", at }]);
}
