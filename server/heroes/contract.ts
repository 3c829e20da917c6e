import { z } from "zod";
import { CurrentHero } from "#domain/heroes/heroes.ts";
import { SitePage } from "#domain/site/pages.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";
import type { readingContract, showingContract, writingContract } from "./desk/contract.ts";
import type { heroFileContract } from "./desk/file-contract.ts";

/** What each page opens with. */
export const heroesContract = {
  read: declareRoute({
    method: "get",
    path: "/api/heroes/{page}",
    tags: ["heroes"],
    summary: "Read what a page opens with now",
    access: "public",
    request: { params: z.object({ page: SitePage }) },
    responses: { 200: jsonAnswer(CurrentHero, "The hero of this moment, if one is published") },
  }),
};

/** The routes of this capability, for its typed client. */
export type HeroesApi =
  | typeof heroesContract
  | typeof readingContract
  | typeof writingContract
  | typeof showingContract
  | typeof heroFileContract;
