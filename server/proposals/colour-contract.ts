import { z } from "zod";
import { coded } from "#domain/text.ts";
import { declareRoute } from "../http/contract.ts";

const Colour = coded(/^[0-9a-f]{6}$/, { max: 6 });
const Point = coded(/^(100|\d{1,2})-(100|\d{1,2})$/, { max: 7 });

/** The tones of an advisor's colour, and the point of a cover, as style sheets: pages take styles from files of ours alone. */
export const colourContract = {
  colours: declareRoute({
    method: "get",
    path: "/api/proposal-colours/{colour}",
    tags: ["proposals"],
    summary: "The readable tones of a colour, as a style sheet",
    access: "public",
    request: { params: z.object({ colour: Colour }) },
    responses: { 200: { description: "The style sheet", content: { "text/css": { schema: z.string() } } } },
  }),
  covers: declareRoute({
    method: "get",
    path: "/api/proposal-covers/{point}",
    tags: ["proposals"],
    summary: "The point by which a cover is held, in percent, as a style sheet",
    access: "public",
    request: { params: z.object({ point: Point }) },
    responses: { 200: { description: "The style sheet", content: { "text/css": { schema: z.string() } } } },
  }),
};
