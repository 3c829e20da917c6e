import { z } from "zod";
import { ReadFile, SheetQuery } from "#domain/sheets/sheets.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";

/** Files that people import: read here, so that every import shows first how a file was understood. */
export const sheetContract = {
  read: declareRoute({
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
  }),
};
