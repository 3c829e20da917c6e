import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { insertRendition } from "./queries.ts";

const race = openRaces();

race(
  "a smaller picture that two workers cut at once is kept once",
  { keys: { "platform/files/queries.ts#insertRendition": "file_renditions_pkey" } },
  async ({ db }) => {
    const { id } = await db.selectFrom("files").select("id").executeTakeFirstOrThrow();
    await db.deleteFrom("file_renditions").where("file_id", "=", id).where("width", "=", 7).execute();
    const cut = () => ({ format: "webp" as const, width: 7, height: 7, storageKey: randomUUID(), bytes: 7 });
    await whileOpen(
      db,
      (tx) => insertRendition({ db: tx, id, rendition: cut() }),
      () => insertRendition({ db, id, rendition: cut() }),
    );
    const kept = db.selectFrom("file_renditions").select("width").where("file_id", "=", id);
    expect(await kept.where("width", "=", 7).execute()).toHaveLength(1);
  },
);
