import { z } from "zod";
import { TakeList, TakeQuery, TakerList, TakerQuery } from "#domain/materials/takes.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const params = z.object({ hotelId: z.uuid() });
const shared = { method: "get" as const, tags: ["materials"], access: ["hotel", "admin"] as const };

/** Who took what of a hotel's materials: one by one, and by agency. */
export const takesContract = {
  takes: declareRoute({
    ...shared,
    path: "/api/houses/{hotelId}/materials/takes",
    summary: "What was taken of a hotel's materials; by name only whoever has made a request to it",
    request: { params, query: TakeQuery },
    responses: { 200: jsonAnswer(TakeList, "One by one, and how many each way would leave") },
    file: fileOf("material-takes", TakeList, ["at", "title", "number", "way", "name"]),
  }),
  takers: declareRoute({
    ...shared,
    path: "/api/houses/{hotelId}/materials/takers",
    summary: "Who took a hotel's materials, by agency; all it does not know yet are one line without a name",
    request: { params, query: TakerQuery },
    responses: { 200: jsonAnswer(TakerList, "By agency") },
    file: fileOf("material-takers", TakerList, ["name", "people", "takes", "lastAt"]),
  }),
};
