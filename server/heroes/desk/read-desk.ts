import {
  type DeskHero,
  type DeskPage,
  type HeroDesk,
  type HeroHistory,
  HeroLook,
} from "#domain/heroes/hero-desk.ts";
import { withStates } from "#domain/heroes/hero-state.ts";
import { SitePage, sitePages } from "#domain/site/pages.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { liveLook, measure } from "./looks.ts";
import { countByPage, findPageHeroes, findVersions, type HeroRow } from "./queries.ts";

type Reading = Pick<Deps, "clock" | "files"> & { db: Db | Tx };

/** Every page of the site with how many openings it has. */
export async function readDesk({ db }: Pick<Deps, "db">): Promise<HeroDesk> {
  const counts = new Map((await countByPage(db)).map(({ page, count }) => [page, Number(count)]));
  const pages = (Object.keys(sitePages) as SitePage[]).map((page) => ({
    page,
    count: counts.get(page) ?? 0,
  }));
  return { pages };
}

/** What a page may open with, each with what it does now. */
export async function readDeskPage(deps: Reading, page: SitePage): Promise<DeskPage> {
  const rows = (await findPageHeroes(deps.db, page)).map((row) => ({
    ...{
      row,
      position: row.position,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isPublished: row.is_published,
    },
  }));
  const heroes: DeskHero[] = [];
  for (const { row, state } of withStates(rows, deps.clock.now()))
    heroes.push(await toDeskHero(deps, row, state));
  return { page, heroes };
}

async function toDeskHero(deps: Reading, row: HeroRow, state: DeskHero["state"]): Promise<DeskHero> {
  const seen = async (look: HeroLook) => ({ look, measured: await measure(deps, look) });
  const draft = row.draft === null ? null : HeroLook.parse(row.draft);
  return {
    id: row.id,
    page: SitePage.parse(row.page),
    state,
    version: row.version,
    live: row.is_published ? await seen(liveLook(row)) : null,
    draft: draft && (await seen(draft)),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** How a hero looked each time it was published. */
export async function readHeroHistory(deps: Reading, id: string): Promise<HeroHistory> {
  const found = await findVersions(deps.db, id);
  const versions = [];
  for (const [place, { number, look, published_at, by }] of found.entries()) {
    const parsed = HeroLook.parse(look);
    const measured = await measure(deps, parsed);
    versions.push({
      look: parsed,
      measured,
      number,
      by,
      at: published_at.toISOString(),
      isLive: place === 0,
    });
  }
  return { versions };
}

/** The page of a hero, or that there is none. */
export function pageOf(row: HeroRow | undefined): SitePage {
  if (!row) throw refuse("not_found");
  return SitePage.parse(row.page);
}
