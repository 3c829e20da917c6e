import { Books, LedgerLineList } from "#domain/ledger/books.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { listLines } from "../../ledger/lines/list-lines.ts";
import { readBooks } from "../../ledger/read-books.ts";
import { booksContract } from "./contract.ts";

/** The books: every balance opens its lines, by month, and as a file. */
export function booksRoutes(deps: Deps) {
  const { books, lines } = booksContract;
  return createApi(deps)
    .openapi(books, async (context) =>
      context.json(Books.parse(await readBooks(deps, context.req.valid("query"))), 200),
    )
    .openapi(lines, async (context) => {
      const { account } = context.req.valid("param");
      const found = await listLines(deps, account, context.req.valid("query"));
      return context.json(LedgerLineList.parse(found), 200);
    });
}
