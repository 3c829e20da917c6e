import { expect } from "vitest";
import { houseDay } from "#domain/site/views.ts";
import type { Db } from "#platform/database/database.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { countView } from "./count-view.ts";
import { addView, insertViews } from "./queries.ts";

const race = openRaces();

/** The first page's views of a day on which nobody has read it. */
async function clear({ db }: World, day: string) {
  const page = { day, path: "/", language: "en" };
  await db.deleteFrom("page_views").where("day", "=", day).where("path", "=", "/").execute();
  const counted = () =>
    db.selectFrom("page_views").select("views").where("day", "=", day).where("path", "=", "/").execute();
  return { page, counted };
}

race(
  "a page that is read twice at once was read twice",
  { keys: { "server/views/queries.ts#addView": "page_views_pkey" } },
  async (world) => {
    const { page, counted } = await clear(world, houseDay(world.clock.now()));
    const headers = new Headers({ "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" });
    await whileOpen(
      world.db,
      (tx) => addView(tx as Db, page),
      () => countView(world.deps, { view: { path: "/", language: "en" }, headers }),
    );
    expect(await counted()).toEqual([{ views: 2 }]);
  },
);

race(
  "days that are planted as somebody reads keep what was counted",
  { keys: { "server/views/queries.ts#insertViews": "page_views_pkey" } },
  async (world) => {
    const { page, counted } = await clear(world, "2031-05-04");
    await whileOpen(
      world.db,
      (tx) => addView(tx as Db, page),
      () => insertViews(world.db, [{ ...page, views: 40 }]),
    );
    expect(await counted()).toEqual([{ views: 1 }]);
  },
);
