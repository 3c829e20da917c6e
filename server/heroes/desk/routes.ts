import { DeskPage, HeroDesk, HeroHistory } from "#domain/heroes/hero-desk.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { readingContract, showingContract, writingContract } from "./contract.ts";
import { orderHeroes, scheduleHero } from "./plan-heroes.ts";
import { publishHero, restoreHero, withdrawHero } from "./publish-hero.ts";
import { readDesk, readDeskPage, readHeroHistory } from "./read-desk.ts";
import { addHero, dropDraft, writeDraft } from "./write-draft.ts";

/** The openings of every page, for administrators. */
export function heroDeskRoutes(deps: Deps) {
  return readingRoutes(deps).route("/", writingRoutes(deps)).route("/", showingRoutes(deps));
}

function readingRoutes(deps: Deps) {
  const { desk, one, history } = readingContract;

  return createApi(deps)
    .openapi(desk, async (context) => context.json(HeroDesk.parse(await readDesk(deps)), 200))
    .openapi(one, async (context) =>
      context.json(DeskPage.parse(await readDeskPage(deps, context.req.valid("param").page)), 200),
    )
    .openapi(history, async (context) =>
      context.json(HeroHistory.parse(await readHeroHistory(deps, context.req.valid("param").id)), 200),
    );
}

function writingRoutes(deps: Deps) {
  const { add, write, drop } = writingContract;

  return createApi(deps)
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
  const { publish, withdraw, restore, plan, order } = showingContract;

  return createApi(deps)
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
