import { z } from "zod";
import {
  DeskPage,
  HeroDesk,
  HeroDraft,
  HeroHistory,
  HeroOrder,
  HeroPlanned,
  HeroRestored,
  HeroVersioned,
  NewHero,
} from "#domain/heroes/hero-desk.ts";
import { SitePage } from "#domain/site/pages.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { orderHeroes, scheduleHero } from "./plan-heroes.ts";
import { publishHero, restoreHero, withdrawHero } from "./publish-hero.ts";
import { readDesk, readDeskPage, readHeroHistory } from "./read-desk.ts";
import { addHero, dropDraft, writeDraft } from "./write-draft.ts";

const admins = { tags: ["heroes"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const page = { 200: jsonAnswer(DeskPage, "The page's openings as they are now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** The openings of every page, for administrators. */
export function heroDeskRoutes(deps: Deps) {
  return readingRoutes(deps).route("/", writingRoutes(deps)).route("/", showingRoutes(deps));
}

function readingRoutes(deps: Deps) {
  const desk = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/heroes" },
    summary: "Every page with how many openings it has",
    responses: { 200: jsonAnswer(HeroDesk, "The pages") },
  });
  const one = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/heroes/pages/{page}" },
    summary: "What a page may open with, in order",
    request: { params: z.object({ page: SitePage }) },
    responses: page,
  });
  const history = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/heroes/{id}/history" },
    summary: "How an opening looked each time it was published",
    request: { params },
    responses: { 200: jsonAnswer(HeroHistory, "The latest first") },
  });
  return createApi()
    .openapi(desk, async (context) => context.json(HeroDesk.parse(await readDesk(deps)), 200))
    .openapi(one, async (context) =>
      context.json(DeskPage.parse(await readDeskPage(deps, context.req.valid("param").page)), 200),
    )
    .openapi(history, async (context) =>
      context.json(HeroHistory.parse(await readHeroHistory(deps, context.req.valid("param").id)), 200),
    );
}

function writingRoutes(deps: Deps) {
  const add = declareRoute(deps, {
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/heroes",
      summary: "Add an opening to a page, as a draft",
    },
    write: { audit: "hero.added", repeat: "key" },
    request: { body: jsonBody(NewHero) },
    responses: { 201: jsonAnswer(DeskPage, "The page's openings as they are now") },
  });
  const write = declareRoute(deps, {
    ...{ ...admins, method: "put", path: "/api/admin/heroes/{id}/draft", summary: "Keep what was changed" },
    write: { audit: "hero.drafted", ...checked },
    request: { params, body: jsonBody(HeroDraft) },
    responses: page,
  });
  const drop = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/heroes/{id}/undoing" },
    summary: "Throw away what was changed and not published",
    write: { audit: "hero.undone", ...checked },
    request: { params, body: jsonBody(HeroVersioned) },
    responses: page,
  });
  return createApi()
    .openapi(add, async (context) => {
      const given = { actor: context.var.actor, hero: context.req.valid("json"), once: onceOf(context) };
      return context.json(DeskPage.parse(await addHero(deps, given)), 201);
    })
    .openapi(write, async (context) => {
      const on = { actor: context.var.actor, ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(DeskPage.parse(await writeDraft(deps, on)), 200);
    })
    .openapi(drop, async (context) => {
      const on = { actor: context.var.actor, ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(DeskPage.parse(await dropDraft(deps, on)), 200);
    });
}

function showingRoutes(deps: Deps) {
  const publish = declareRoute(deps, {
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/heroes/{id}/publication",
      summary: "Show it to readers",
    },
    write: { audit: "hero.published", ...checked },
    request: { params, body: jsonBody(HeroVersioned) },
    responses: page,
  });
  const withdraw = declareRoute(deps, {
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/heroes/{id}/withdrawal",
      summary: "Take it from the site",
    },
    write: { audit: "hero.withdrawn", ...checked },
    request: { params, body: jsonBody(HeroVersioned) },
    responses: page,
  });
  const restore = declareRoute(deps, {
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/heroes/{id}/restoring",
      summary: "Show how it looked before",
    },
    write: { audit: "hero.restored", ...checked },
    request: { params, body: jsonBody(HeroRestored) },
    responses: page,
  });
  const plan = declareRoute(deps, {
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/heroes/{id}/schedule",
      summary: "From when to when it is seen",
    },
    write: { audit: "hero.scheduled", ...checked },
    request: { params, body: jsonBody(HeroPlanned) },
    responses: page,
  });
  const order = declareRoute(deps, {
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/heroes/order",
      summary: "Put a page's openings in an order",
    },
    write: { audit: "hero.ordered", repeat: { harmless: "the same order is the same order" } },
    request: { body: jsonBody(HeroOrder) },
    responses: page,
  });
  return createApi()
    .openapi(publish, async (context) => {
      const on = { actor: context.var.actor, ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(DeskPage.parse(await publishHero(deps, on)), 200);
    })
    .openapi(withdraw, async (context) => {
      const on = { actor: context.var.actor, ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(DeskPage.parse(await withdrawHero(deps, on)), 200);
    })
    .openapi(restore, async (context) => {
      const on = { actor: context.var.actor, ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(DeskPage.parse(await restoreHero(deps, on)), 200);
    })
    .openapi(plan, async (context) => {
      const on = { actor: context.var.actor, ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(DeskPage.parse(await scheduleHero(deps, on)), 200);
    })
    .openapi(order, async (context) => {
      const given = { actor: context.var.actor, order: context.req.valid("json") };
      return context.json(DeskPage.parse(await orderHeroes(deps, given)), 200);
    });
}
