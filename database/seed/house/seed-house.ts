import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { SitePage } from "#domain/site/pages.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { artFocalPoints, artPicture } from "./art.ts";
import { houseFaq } from "./faq/house-faq.ts";
import { houseHeroes } from "./heroes.ts";
import type { HotelSeed } from "./hotel-seed.ts";
import { martinhal } from "./martinhal/martinhal.ts";
import { houseSettings } from "./settings.ts";
import { velaa } from "./velaa/velaa.ts";

const LOCK = 726_532;

type Seeding = { tx: Tx; now: Date };

/** Gives a house without content its first; whatever an administrator has written since is left alone. */
export async function seedHouse(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Several first starts on one database take turns.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await hasContent(tx)) return false;
    const seeding = { tx, now };
    await insertSettings(seeding);
    await insertFaq(seeding);
    await insertHeroes(seeding);
    for (const [position, hotel] of [velaa, martinhal].entries()) await insertHotel(seeding, hotel, position);
    return true;
  });
}

async function hasContent(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    has: boolean;
  }>`select exists (select from settings) or exists (select from hotels)
    or exists (select from faq_entries) or exists (select from heroes) as has`.execute(tx);
  return rows[0]?.has ?? false;
}

async function insertSettings({ tx, now }: Seeding): Promise<void> {
  const rows = Object.entries(houseSettings).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updated_at: now,
  }));
  await tx.insertInto("settings").values(rows).execute();
}

async function insertFaq({ tx, now }: Seeding): Promise<void> {
  const rows = Object.entries(houseFaq).flatMap(([topic, entries]) =>
    entries.map(({ question, answer, link }, position) => ({
      id: randomUUID(),
      topic,
      question: JSON.stringify(question),
      answer: JSON.stringify(answer),
      link: link && JSON.stringify(link),
      position,
      updated_at: now,
    })),
  );
  await tx.insertInto("faq_entries").values(rows).execute();
}

async function insertHeroes({ tx, now }: Seeding): Promise<void> {
  const rows = Object.keys(houseHeroes).map((page) => {
    const { picture, film } = houseHeroes[page as SitePage];
    return {
      id: randomUUID(),
      page,
      kind: film ? "video_file" : "image",
      picture: JSON.stringify(artPicture(picture)),
      film: film ?? null,
      alt: JSON.stringify(artPicture(picture).alt),
      focal_points: JSON.stringify(artFocalPoints(picture)),
      position: 0,
      updated_at: now,
    };
  });
  await tx.insertInto("heroes").values(rows).execute();
}

async function insertHotel({ tx, now }: Seeding, hotel: HotelSeed, position: number): Promise<void> {
  const { slug, name, country, style, isFeatured, chapters } = hotel;
  const id = randomUUID();
  const times = { created_at: now, updated_at: now };
  await tx
    .insertInto("hotels")
    .values({
      ...{ id, slug, name, country, style, position, ...times },
      place: JSON.stringify(hotel.place),
      headline: JSON.stringify(hotel.headline),
      summary: JSON.stringify(hotel.summary),
      picture: JSON.stringify(hotel.picture),
      facts: JSON.stringify(hotel.facts),
      is_featured: isFeatured,
      is_published: true,
    })
    .execute();
  const rows = chapters.map(({ kind, ...content }, at) => ({
    hotel_id: id,
    kind,
    position: at,
    content: JSON.stringify(content),
    updated_at: now,
  }));
  await tx.insertInto("hotel_chapters").values(rows).execute();
}
