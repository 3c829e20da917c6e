import type { Tx } from "#platform/database/database.ts";
import { demoId } from "../demo/demo-id.ts";
import type { HotelSeed } from "./hotel-seed.ts";

type Input = { hotel: HotelSeed; position: number; now: Date };

/** Gives a house a hotel with its chapters, published; one that stands at its address is left as it is. */
export async function insertHotel(tx: Tx, { hotel, position, now }: Input): Promise<boolean> {
  const { slug, name, country, style, kind, isFeatured, chapters } = hotel;
  const id = demoId(`hotel/${slug}`);
  const inserted = await tx
    .insertInto("hotels")
    .values({
      ...{ id, slug, name, country, style, kind, position, created_at: now, updated_at: now },
      time_zone: hotel.timeZone,
      group_id: hotel.group ? await findGroup(tx, hotel.group) : null,
      place: JSON.stringify(hotel.place),
      headline: JSON.stringify(hotel.headline),
      summary: JSON.stringify(hotel.summary),
      picture: JSON.stringify(hotel.picture),
      facts: JSON.stringify(hotel.facts),
      is_featured: isFeatured,
      is_published: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  const rows = chapters.map(({ kind: chapter, ...content }, at) => ({
    hotel_id: id,
    kind: chapter,
    position: at,
    content: JSON.stringify(content),
    updated_at: now,
  }));
  await tx.insertInto("hotel_chapters").values(rows).execute();
  if (hotel.sheet) {
    const content = JSON.stringify(hotel.sheet);
    await tx.insertInto("hotel_sheets").values({ hotel_id: id, content, updated_at: now }).execute();
  }
  return true;
}

async function findGroup(tx: Tx, slug: string): Promise<string | null> {
  const group = await tx
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", slug)
    .where("kind", "=", "group")
    .executeTakeFirst();
  return group?.id ?? null;
}
