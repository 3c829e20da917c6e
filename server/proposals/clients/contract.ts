import { z } from "zod";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";

// The parts are what each capability keeps; the file is for a person, not for a program.
export const ClientCopy = z.looseObject({ madeAt: z.iso.datetime() });

/** The copy of everything that is kept of one client. */
export const clientCopyContract = {
  copy: declareRoute({
    ...{ tags: ["clients"], access: ["advisor", "tour_operator"] as const },
    method: "get",
    path: "/api/client-copies/{id}",
    summary: "Everything that is kept of one of my clients, as a document",
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: jsonAnswer(ClientCopy, "The copy") },
  }),
};
