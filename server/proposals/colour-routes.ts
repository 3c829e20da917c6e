import { brandTones } from "#domain/proposals/brand-tones.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { colourContract } from "./colour-contract.ts";

const styleSheet = {
  "content-type": "text/css; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
};

/** The tones of an advisor's colour, and the point of a cover, as style sheets: pages take styles from files of ours alone. */
export function colourRoutes(deps: Deps) {
  const { colours, covers } = colourContract;
  return createApi(deps)
    .openapi(covers, (context) => {
      const [x, y] = context.req.valid("param").point.split("-");
      return context.body(`:root{--cover-point:${x}% ${y}%}`, 200, styleSheet);
    })
    .openapi(colours, (context) => {
      const { surface, onSurface, text } = brandTones(`#${context.req.valid("param").colour}`);
      const tones = `--proposal-surface:${surface};--proposal-on-surface:${onSurface};--proposal-text:${text}`;
      return context.body(`:root{${tones}}`, 200, styleSheet);
    });
}
