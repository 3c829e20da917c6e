import { z } from "zod";
import { TakeList, TakeQuery, TakerList, TakerQuery } from "#domain/materials/takes.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { listTakers, listTakes } from "./list/list-takes.ts";

const params = z.object({ hotelId: z.uuid() });
const shared = { method: "get" as const, tags: ["materials"], access: ["hotel", "admin"] as const };

/** Who took what of a hotel's materials: one by one, and by agency. */
export function takesRoutes(deps: Deps) {
  const takes = declareRoute(deps, {
    ...shared,
    path: "/api/houses/{hotelId}/materials/takes",
    summary: "What was taken of a hotel's materials; by name only whoever has made a request to it",
    request: { params, query: TakeQuery },
    responses: { 200: jsonAnswer(TakeList, "One by one, and how many each way would leave") },
    file: fileOf("material-takes", TakeList, ["at", "title", "number", "way", "name"]),
  });
  const takers = declareRoute(deps, {
    ...shared,
    path: "/api/houses/{hotelId}/materials/takers",
    summary: "Who took a hotel's materials, by agency; all it does not know yet are one line without a name",
    request: { params, query: TakerQuery },
    responses: { 200: jsonAnswer(TakerList, "By agency") },
    file: fileOf("material-takers", TakerList, ["name", "people", "takes", "lastAt"]),
  });
  return createApi()
    .openapi(takes, async (context) => {
      const asked = { ...context.req.valid("param"), query: context.req.valid("query") };
      return context.json(TakeList.parse(await listTakes(deps, { actor: context.var.actor, ...asked })), 200);
    })
    .openapi(takers, async (context) => {
      const asked = { ...context.req.valid("param"), query: context.req.valid("query") };
      return context.json(
        TakerList.parse(await listTakers(deps, { actor: context.var.actor, ...asked })),
        200,
      );
    });
}
