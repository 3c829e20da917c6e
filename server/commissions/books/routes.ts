import { AccountId, Books, BooksQuery, LedgerLineList, LedgerLineQuery } from "#domain/ledger/books.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { listLines } from "../../ledger/lines/list-lines.ts";
import { readBooks } from "../../ledger/read-books.ts";

const ofHouse = { tags: ["commissions"], access: ["admin"] as const };

const columns = ["at", "cause", "isReversal", "reference", "currency", ["amount", "currency"]] as const;

function declareBooks(deps: Deps) {
  return {
    books: declareRoute(deps, {
      ...{ ...ofHouse, method: "get", path: "/api/admin/books" },
      summary: "What every account of the books stands at, by now or by the end of a month",
      request: { query: BooksQuery },
      responses: { 200: jsonAnswer(Books, "The accounts, per currency") },
    }),
    lines: declareRoute(deps, {
      ...{ ...ofHouse, method: "get", path: "/api/admin/books/{account}/lines" },
      summary: "The lines of an account, some at a time",
      request: { params: AccountId, query: LedgerLineQuery },
      responses: { 200: jsonAnswer(LedgerLineList, "Some of them, the latest first") },
      file: fileOf("ledger", LedgerLineList, columns),
    }),
  };
}

/** The books: every balance opens its lines, by month, and as a file. */
export function booksRoutes(deps: Deps) {
  const { books, lines } = declareBooks(deps);
  return createApi()
    .openapi(books, async (context) =>
      context.json(Books.parse(await readBooks(deps, context.req.valid("query"))), 200),
    )
    .openapi(lines, async (context) => {
      const { account } = context.req.valid("param");
      const found = await listLines(deps, account, context.req.valid("query"));
      return context.json(LedgerLineList.parse(found), 200);
    });
}
