import { Reader, ReaderList } from "#domain/newsletter/readers.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { newsletterDeskContract } from "./contract.ts";

import { listReaders } from "./list-readers.ts";
import { takeOffReader } from "./take-off-reader.ts";

/** The list of the letter, for administrators. */
export function newsletterDeskRoutes(deps: Deps) {
  const { list, remove } = newsletterDeskContract;

  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(ReaderList.parse(await listReaders(deps, context.req.valid("query"))), 200),
    )
    .openapi(remove, async (context) => {
      const { id } = context.req.valid("param");
      const given = { actor: context.var.actor, id, removal: context.req.valid("json") };
      return context.json(Reader.parse(await takeOffReader(deps, given)), 200);
    });
}
