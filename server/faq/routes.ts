import { Faq } from "#domain/faq/faq.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { tagContent } from "../http/content-tags.ts";
import { readFaq } from "./read-faq.ts";

/** Questions and answers, as everybody may read them. */
export function faqRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    method: "get",
    path: "/api/faq",
    tags: ["faq"],
    summary: "Read the questions and answers",
    access: "public",
    responses: { 200: jsonAnswer(Faq, "The published questions by topic") },
  });
  return createApi().openapi(read, async (context) => {
    tagContent(context, "faq");
    return context.json(Faq.parse(await readFaq(deps)), 200);
  });
}
