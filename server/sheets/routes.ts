import { z } from "zod";
import { ReadFile, SheetQuery } from "#domain/sheets/sheets.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { readFile } from "./read-file.ts";

/** Files that people import: read here, so that every import shows first how a file was understood. */
export function sheetRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    method: "post",
    path: "/api/sheets",
    tags: ["lists"],
    summary: "The rows of a CSV or XLSX file, with the encoding and delimiter that were found",
    access: ["advisor", "tour_operator", "admin"],
    limit: { name: "sheets", points: 120, durationSeconds: 600 },
    write: { audit: { none: "a reading; nothing is kept" }, repeat: { harmless: "a reading" } },
    request: {
      query: SheetQuery,
      body: {
        required: true,
        content: { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } },
      },
    },
    responses: { 200: jsonAnswer(ReadFile, "Its rows, empty ones left out, and how it was read") },
  });
  return createApi().openapi(read, async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(ReadFile.parse(await readFile(bytes, context.req.valid("query"))), 200);
  });
}
