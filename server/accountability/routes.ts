import { z } from "zod";
import {
  FigurePlace,
  FigureRows,
  Report,
  ReportLanguage,
  ReportPlace,
} from "#domain/accountability/accountability.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { makeDocument } from "./make-document.ts";
import { readFigure, readReport } from "./read-report.ts";

const ofHotel = { method: "get" as const, tags: ["accountability"], access: ["hotel", "admin"] as const };

/** What we account for to each hotel, month by month. */
export function accountabilityRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    ...ofHotel,
    path: "/api/accountability/{hotelId}/{month}",
    summary: "A hotel's month in figures",
    request: { params: ReportPlace },
    responses: { 200: jsonAnswer(Report, "The figures, section by section") },
  });
  const figure = declareRoute(deps, {
    ...ofHotel,
    path: "/api/accountability/{hotelId}/{month}/rows/{section}/{figure}",
    summary: "The rows behind a figure",
    request: { params: FigurePlace },
    responses: { 200: jsonAnswer(FigureRows, "Rows whose counts add up to the figure") },
  });
  const document = declareRoute(deps, {
    ...ofHotel,
    path: "/api/accountability/{hotelId}/{month}/document",
    summary: "A hotel's month as a PDF",
    limit: { name: "accountability-document", points: 30, durationSeconds: 60 },
    request: { params: ReportPlace, query: ReportLanguage },
    responses: { 200: { description: "The PDF", content: { "application/pdf": { schema: z.string() } } } },
  });

  return createApi()
    .openapi(read, async (context) => {
      const asked = { actor: context.var.actor, ...context.req.valid("param") };
      deps.pdf.prepare();
      return context.json(Report.parse(await readReport(deps, asked)), 200);
    })
    .openapi(figure, async (context) => {
      const asked = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(FigureRows.parse(await readFigure(deps, asked)), 200);
    })
    .openapi(document, async (context) => {
      const { hotelId, month } = context.req.valid("param");
      const { language } = context.req.valid("query");
      const pdf = await makeDocument(deps, { actor: context.var.actor, hotelId, month, language });
      return new Response(pdf as Uint8Array<ArrayBuffer>, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `inline; filename="lilamonde-${month}.pdf"`,
          "cache-control": "no-store",
        },
      }) as never;
    });
}
