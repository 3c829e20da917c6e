import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { SitePage } from "#domain/site/pages.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { artFocalPoints, artPicture } from "./art.ts";
import { houseFaq } from "./faq/house-faq.ts";
import { houseHeroes } from "./heroes.ts";
import { insertHotel } from "./insert-hotel.ts";
import { martinhal } from "./martinhal/martinhal.ts";
import { houseSettings } from "./settings.ts";
import { velaa } from "./velaa/velaa.ts";

const LOCK = 726_532;

type Seeding = { tx: Tx; now: Date };

/** Gives a house without content its first; whatever an administrator has written since is left alone. */
export async function seedHouse(db: Db, now: Date): Promise<boolean> {
  return transact(db, (tx) => seedInTurn({ tx, now }));
}

/** Several first starts on one database take turns. */
async function seedInTurn({ tx, now }: Seeding): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  if (await hasContent(tx)) return false;
  const seeding = { tx, now };
  await insertSettings(seeding);
  await insertFaq(seeding);
  await insertHeroes(seeding);
  for (const [position, hotel] of [velaa, martinhal].entries())
    await insertHotel(tx, { hotel, position, now });
  return true;
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
