import { OwnStatements, Statement, StatementList, StatementRows } from "#domain/statements/statements.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { houseContract, readingsContract } from "./contract.ts";
import { openDocument, openRows } from "./open-statement.ts";
import { prepareLate } from "./prepare-late.ts";
import { prepareMonth } from "./prepare-month.ts";
import { listForHotel, listOwn, listStatements, readStatement } from "./read-statements.ts";
import { noteContact, releaseStatement } from "./release-statement.ts";

/** Statements: prepared and released by the house, read by those they are for. */
export function statementsRoutes(deps: Deps) {
  return createApi(deps).route("/", readingRoutes(deps)).route("/", houseRoutes(deps));
}

const pdfAnswer = (pdf: Uint8Array, id: string) =>
  new Response(pdf as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="lilamonde-${id.slice(0, 8)}.pdf"`,
      "cache-control": "no-store",
    },
  }) as never;

function readingRoutes(deps: Deps) {
  const { list, document, rows, hotelList, hotelDocument } = readingsContract;
  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(OwnStatements.parse(await listOwn(deps, context.var.actor.id)), 200),
    )
    .openapi(document, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("query") };
      return pdfAnswer(await openDocument(deps, { ...asked, actor: context.var.actor }), asked.id);
    })
    .openapi(rows, async (context) => {
      const asked = { ...context.req.valid("param"), actor: context.var.actor };
      return context.json(StatementRows.parse(await openRows(deps, asked)), 200);
    })
    .openapi(hotelList, async (context) => {
      const asked = { ...context.req.valid("param"), actor: context.var.actor };
      return context.json(OwnStatements.parse(await listForHotel(deps, asked)), 200);
    })
    .openapi(hotelDocument, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("query") };
      return pdfAnswer(await openDocument(deps, { ...asked, actor: context.var.actor }), asked.id);
    });
}

function houseRoutes(deps: Deps) {
  const { list, read, document, prepare, late, release, note } = houseContract;
  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(StatementList.parse(await listStatements(deps, context.req.valid("query"))), 200),
    )
    .openapi(read, async (context) => {
      const { id } = context.req.valid("param");
      deps.pdf.prepare();
      return context.json(Statement.parse(await readStatement(deps.db, id)), 200);
    })
    .openapi(document, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("query") };
      return pdfAnswer(await openDocument(deps, { ...asked, actor: context.var.actor }), asked.id);
    })
    .openapi(prepare, async (context) => {
      const input = { ...context.req.valid("json"), actorId: context.var.actor.id, once: onceOf(context) };
      return context.json(await prepareMonth(deps, input), 200);
    })
    .openapi(late, async (context) =>
      context.json(await prepareLate(deps, { actorId: context.var.actor.id }), 200),
    )
    .openapi(release, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json") };
      const input = { ...asked, actorId: context.var.actor.id, once: onceOf(context) };
      return context.json(Statement.parse(await releaseStatement(deps, input)), 200);
    })
    .openapi(note, async (context) => {
      const asked = { ...context.req.valid("param"), contact: context.req.valid("json") };
      const input = { ...asked, actorId: context.var.actor.id, once: onceOf(context) };
      return context.json(Statement.parse(await noteContact(deps, input)), 200);
    });
}
