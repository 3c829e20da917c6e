import { FigureRows, Report } from "#domain/accountability/accountability.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { accountabilityContract } from "./contract.ts";
import { makeDocument } from "./make-document.ts";
import { readFigure, readReport } from "./read-report.ts";

/** What we account for to each hotel, month by month. */
export function accountabilityRoutes(deps: Deps) {
  const { read, figure, document } = accountabilityContract;

  return createApi(deps)
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
