import { z } from "zod";
import { brandTones } from "#domain/proposals/brand-tones.ts";
import { coded } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute } from "../http/api.ts";

const Colour = coded(/^[0-9a-f]{6}$/, { max: 6 });

/** The tones of an advisor's colour as a style sheet: pages take styles from files of ours alone. */
export function colourRoutes(deps: Deps) {
  const colours = declareRoute(deps, {
    method: "get",
    path: "/api/proposal-colours/{colour}",
    tags: ["proposals"],
    summary: "The readable tones of a colour, as a style sheet",
    access: "public",
    request: { params: z.object({ colour: Colour }) },
    responses: { 200: { description: "The style sheet", content: { "text/css": { schema: z.string() } } } },
  });
  return createApi().openapi(colours, (context) => {
    const { surface, onSurface, text } = brandTones(`#${context.req.valid("param").colour}`);
    const tones = `--proposal-surface:${surface};--proposal-on-surface:${onSurface};--proposal-text:${text}`;
    return context.body(`:root{${tones}}`, 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}
