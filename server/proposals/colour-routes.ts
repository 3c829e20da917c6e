import { brandTones } from "#domain/proposals/brand-tones.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { colourContract } from "./colour-contract.ts";

/** The tones of an advisor's colour as a style sheet: pages take styles from files of ours alone. */
export function colourRoutes(deps: Deps) {
  const { colours } = colourContract;
  return createApi(deps).openapi(colours, (context) => {
    const { surface, onSurface, text } = brandTones(`#${context.req.valid("param").colour}`);
    const tones = `--proposal-surface:${surface};--proposal-on-surface:${onSurface};--proposal-text:${text}`;
    return context.body(`:root{${tones}}`, 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}
