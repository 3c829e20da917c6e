import { ReadFile } from "#domain/sheets/sheets.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { sheetContract } from "./contract.ts";
import { readFile } from "./read-file.ts";

/** Files that people import: read here, so that every import shows first how a file was understood. */
export function sheetRoutes(deps: Deps) {
  const { read } = sheetContract;
  return createApi(deps).openapi(read, async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(ReadFile.parse(await readFile(bytes, context.req.valid("query"))), 200);
  });
}
