import { z } from "zod";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import { FileAddresses, FileNaming, Upload } from "#domain/journeys/files.ts";
import { text } from "#domain/text.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";

const JourneyId = z.object({ id: z.uuid() });
const bytes = { schema: z.string().meta({ format: "binary" }) };
const own = { tags: ["journeys"], access: ["advisor", "tour_operator"] as const };

/** Photographs and papers of journeys: sent and opened by whose the journey is. */
export const filesContract = {
  keep: declareRoute({
    ...own,
    method: "post",
    path: "/api/journeys/{id}/uploads",
    summary: "Send a photograph or a paper for a journey of mine; what it is, its content says",
    write: {
      audit: { none: "what no edit puts into a journey is read by nobody" },
      repeat: { harmless: "what no edit puts into a journey is swept after a day" },
    },
    limit: { name: "journey-uploads", points: 240, durationSeconds: 3_600 },
    request: {
      params: JourneyId,
      query: FileNaming,
      body: { required: true, content: { "application/octet-stream": bytes } },
    },
    responses: { 201: jsonAnswer(Upload, "What arrived") },
  }),
  addresses: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/{id}/files",
    summary: "Where I open the files of a journey of mine",
    request: { params: JourneyId },
    responses: { 200: jsonAnswer(FileAddresses, "An address for each") },
  }),
  open: declareRoute({
    method: "get",
    path: "/api/journey-files/{id}",
    tags: ["journeys"],
    summary: "A file of a journey by the signed address its owner was given",
    access: "link",
    request: {
      params: JourneyId,
      query: z.object({
        width: z.enum(pictureWidths).default("960"),
        expires: text(20).default(""),
        signature: text(100).default(""),
      }),
    },
    responses: { 200: { description: "The file", content: { "application/octet-stream": bytes } } },
  }),
};
