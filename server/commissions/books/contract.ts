import { AccountId, Books, BooksQuery, LedgerLineList, LedgerLineQuery } from "#domain/ledger/books.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const ofHouse = { tags: ["commissions"], access: ["admin"] as const };
const columns = ["at", "cause", "isReversal", "reference", "currency", ["amount", "currency"]] as const;

/** The balances of the books, and the lines behind one. */
export const booksContract = {
  books: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/books" },
    summary: "What every account of the books stands at, by now or by the end of a month",
    request: { query: BooksQuery },
    responses: { 200: jsonAnswer(Books, "The accounts, per currency") },
  }),
  lines: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/books/{account}/lines" },
    summary: "The lines of an account, some at a time",
    request: { params: AccountId, query: LedgerLineQuery },
    responses: { 200: jsonAnswer(LedgerLineList, "Some of them, the latest first") },
    file: fileOf("ledger", LedgerLineList, columns),
  }),
};
