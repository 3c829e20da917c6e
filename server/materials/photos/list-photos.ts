import type { Deps } from "../../deps.ts";
import { pictureOf } from "../to-material.ts";
import { findOpenPhotos } from "./queries.ts";

type Asked = { hotelIds: readonly string[] } | { ids: readonly string[] };

/** The photographs of the kit that may be used now, each with its file and a link to a small picture of it. */
export async function listPhotos(deps: Pick<Deps, "db" | "files" | "clock">, asked: Asked) {
  if (("ids" in asked ? asked.ids : asked.hotelIds).length === 0) return [];
  const rows = await findOpenPhotos(deps.db, { now: deps.clock.now(), ...asked });
  return rows.map((row) => ({
    id: row.materialId,
    hotelId: row.hotelId,
    title: row.title,
    alt: { pt: row.altPt || row.title, en: row.altEn || row.title },
    hotelName: row.hotelName,
    key: row.storageKey,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    src: pictureOf(deps, row),
  }));
}
