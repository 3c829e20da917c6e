import { queryOptions } from "@tanstack/react-query";
import {
  DeskPage,
  HeroDesk,
  HeroFile,
  HeroHistory,
  type HeroLook,
  type HeroOrder,
  type HeroPlanned,
  MAX_HERO_PICTURE_BYTES,
  type NewHero,
} from "#domain/heroes/hero-desk.ts";
import type { SitePage } from "#domain/site/pages.ts";
import type { HeroesApi } from "#server/heroes/contract.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { shrinkPicture } from "#web/ui/shrink-picture.ts";

const DESK = ["heroes-desk"] as const;
const one = () => memberApi<HeroesApi>().admin.heroes[":id"];

/** Every page with how many openings it has. */
export const deskQuery = queryOptions({
  queryKey: [...DESK, "pages"],
  queryFn: async () => HeroDesk.parse(await bodyOf(await memberApi<HeroesApi>().admin.heroes.$get())),
});

/** What a page may open with. */
export const pageQuery = (page: SitePage) =>
  queryOptions({
    queryKey: [...DESK, "page", page],
    queryFn: async () =>
      DeskPage.parse(
        await bodyOf(await memberApi<HeroesApi>().admin.heroes.pages[":page"].$get({ param: { page } })),
      ),
  });

/** How an opening looked each time it was published. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK, "history", id],
    queryFn: async () => HeroHistory.parse(await bodyOf(await one().history.$get({ param: { id } }))),
  });

type On<Input = object> = Input & { id: string; version: number };

/** Adds an opening to a page. */
export const addHero: Write<NewHero, DeskPage> = {
  send: (json, intent) => memberApi<HeroesApi>().admin.heroes.$post({ json }, intent),
  changes: [DESK],
};

/** Keeps what was changed. */
export const saveDraft: Write<On<{ look: HeroLook }>, DeskPage> = {
  send: ({ id, ...json }) => one().draft.$put({ param: { id }, json }),
  changes: [DESK],
};

/** Throws it away again. */
export const dropDraft: Write<On, DeskPage> = {
  send: ({ id, version }) => one().undoing.$post({ param: { id }, json: { version } }),
  changes: [DESK],
};

/** Shows readers what was changed. */
export const publishHero: Write<On, DeskPage> = {
  send: ({ id, version }) => one().publication.$post({ param: { id }, json: { version } }),
  changes: [DESK],
};

/** Takes an opening off the site. */
export const withdrawHero: Write<On, DeskPage> = {
  send: ({ id, version }) => one().withdrawal.$post({ param: { id }, json: { version } }),
  changes: [DESK],
};

/** Shows how an opening looked before. */
export const restoreHero: Write<On<{ number: number }>, DeskPage> = {
  send: ({ id, ...json }) => one().restoring.$post({ param: { id }, json }),
  changes: [DESK],
};

/** Says from when to when an opening is seen. */
export const planHero: Write<HeroPlanned & { id: string }, DeskPage> = {
  send: ({ id, ...json }) => one().schedule.$put({ param: { id }, json }),
  changes: [DESK],
};

/** Puts the openings of a page in an order. */
export const orderHeroes: Write<HeroOrder, DeskPage> = {
  send: (json) => memberApi<HeroesApi>().admin.heroes.order.$put({ json }),
  changes: [DESK],
};

/** Sends a picture, as small as pages need it, or a film; nothing where it was not taken. */
export async function sendHeroFile(kind: "picture" | "film", file: File): Promise<HeroFile | null> {
  const body = kind === "film" ? file : await shrinkPicture(file, MAX_HERO_PICTURE_BYTES).catch(() => null);
  if (!body) return null;
  const address = kind === "film" ? "/api/admin/hero-films" : "/api/admin/hero-pictures";
  const answer = await fetchAsMember(address, { method: "POST", body }).catch(() => null);
  return answer?.ok ? HeroFile.parse(await answer.json()) : null;
}
