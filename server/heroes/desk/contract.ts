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
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const admins = { tags: ["heroes"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const page = { 200: jsonAnswer(DeskPage, "The page's openings as they are now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** Heroes as they stand. */
export const readingContract = {
  desk: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/heroes" },
    summary: "Every page with how many openings it has",
    responses: { 200: jsonAnswer(HeroDesk, "The pages") },
  }),
  one: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/heroes/pages/{page}" },
    summary: "What a page may open with, in order",
    request: { params: z.object({ page: SitePage }) },
    responses: page,
  }),
  history: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/heroes/{id}/history" },
    summary: "How an opening looked each time it was published",
    request: { params },
    responses: { 200: jsonAnswer(HeroHistory, "The latest first") },
  }),
};

/** How a hero is written. */
export const writingContract = {
  add: declareRoute({
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/heroes",
      summary: "Add an opening to a page, as a draft",
    },
    write: { audit: "hero.added", repeat: "key" },
    request: { body: jsonBody(NewHero) },
    responses: { 201: jsonAnswer(DeskPage, "The page's openings as they are now") },
  }),
  write: declareRoute({
    ...{ ...admins, method: "put", path: "/api/admin/heroes/{id}/draft", summary: "Keep what was changed" },
    write: { audit: "hero.drafted", ...checked },
    request: { params, body: jsonBody(HeroDraft) },
    responses: page,
  }),
  drop: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/heroes/{id}/undoing" },
    summary: "Throw away what was changed and not published",
    write: { audit: "hero.undone", ...checked },
    request: { params, body: jsonBody(HeroVersioned) },
    responses: page,
  }),
};

/** How a hero is shown, and when. */
export const showingContract = {
  publish: declareRoute({
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/heroes/{id}/publication",
      summary: "Show it to readers",
    },
    write: { audit: "hero.published", ...checked },
    request: { params, body: jsonBody(HeroVersioned) },
    responses: page,
  }),
  withdraw: declareRoute({
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/heroes/{id}/withdrawal",
      summary: "Take it from the site",
    },
    write: { audit: "hero.withdrawn", ...checked },
    request: { params, body: jsonBody(HeroVersioned) },
    responses: page,
  }),
  restore: declareRoute({
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/heroes/{id}/restoring",
      summary: "Show how it looked before",
    },
    write: { audit: "hero.restored", ...checked },
    request: { params, body: jsonBody(HeroRestored) },
    responses: page,
  }),
  plan: declareRoute({
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/heroes/{id}/schedule",
      summary: "From when to when it is seen",
    },
    write: { audit: "hero.scheduled", ...checked },
    request: { params, body: jsonBody(HeroPlanned) },
    responses: page,
  }),
  order: declareRoute({
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/heroes/order",
      summary: "Put a page's openings in an order",
    },
    write: { audit: "hero.ordered", repeat: { harmless: "the same order is the same order" } },
    request: { body: jsonBody(HeroOrder) },
    responses: page,
  }),
};
