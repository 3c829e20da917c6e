import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { copyClient } from "./copy-client.ts";

// The parts are what each capability keeps; the file is for a person, not for a program.
const ClientCopy = z.looseObject({ madeAt: z.iso.datetime() });

/** The copy of everything that is kept of one client. */
export function clientCopyRoutes(deps: Deps) {
  const copy = declareRoute(deps, {
    ...{ tags: ["clients"], access: ["advisor", "tour_operator"] as const },
    method: "get",
    path: "/api/client-copies/{id}",
    summary: "Everything that is kept of one of my clients, as a document",
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: jsonAnswer(ClientCopy, "The copy") },
  });
  return createApi().openapi(copy, async (context) => {
    const which = { clientId: context.req.valid("param").id, ownerId: context.var.actor.id };
    return context.json(ClientCopy.parse(await copyClient(deps, which)), 200, {
      "content-disposition": 'attachment; filename="client.json"',
      "cache-control": "no-store",
    });
  });
}
