import { z } from "zod";
import {
  FigurePlace,
  FigureRows,
  Report,
  ReportLanguage,
  ReportPlace,
} from "#domain/accountability/accountability.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";

const ofHotel = { method: "get" as const, tags: ["accountability"], access: ["hotel", "admin"] as const };

/** What we account for to each hotel, month by month. */
export const accountabilityContract = {
  read: declareRoute({
    ...ofHotel,
    path: "/api/accountability/{hotelId}/{month}",
    summary: "A hotel's month in figures",
    request: { params: ReportPlace },
    responses: { 200: jsonAnswer(Report, "The figures, section by section") },
  }),
  figure: declareRoute({
    ...ofHotel,
    path: "/api/accountability/{hotelId}/{month}/rows/{section}/{figure}",
    summary: "The rows behind a figure",
    request: { params: FigurePlace },
    responses: { 200: jsonAnswer(FigureRows, "Rows whose counts add up to the figure") },
  }),
  document: declareRoute({
    ...ofHotel,
    path: "/api/accountability/{hotelId}/{month}/document",
    summary: "A hotel's month as a PDF",
    limit: { name: "accountability-document", points: 30, durationSeconds: 60 },
    request: { params: ReportPlace, query: ReportLanguage },
    responses: { 200: { description: "The PDF", content: { "application/pdf": { schema: z.string() } } } },
  }),
};

/** The routes of this capability, for its typed client. */
export type AccountabilityApi = typeof accountabilityContract;
