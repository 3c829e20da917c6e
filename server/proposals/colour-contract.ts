import { z } from "zod";
import { coded } from "#domain/text.ts";
import { declareRoute } from "../http/contract.ts";

const Colour = coded(/^[0-9a-f]{6}$/, { max: 6 });

/** The tones of an advisor's colour as a style sheet: pages take styles from files of ours alone. */
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
};
