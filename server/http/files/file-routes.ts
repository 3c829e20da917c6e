import { Readable } from "node:stream";
import type { Context } from "hono";
import { z } from "zod";
import { FileFormat } from "#domain/list/list.ts";
import { toWebStream } from "#platform/files/web-stream.ts";
import type { SheetContent } from "#platform/sheets/columns.ts";
import { writeCsv } from "#platform/sheets/write-csv.ts";
import { writeXlsx } from "#platform/sheets/write-xlsx.ts";
import type { Deps } from "../../deps.ts";
import { type Api, createApi } from "../api.ts";
import { declareRoute } from "../contract.ts";
import type { ApiEnv } from "../env.ts";
import { type FiledList, listFiled } from "../list-contracts.ts";

type App = Api["hono"];

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} satisfies Record<FileFormat, string>;

const SUFFIX = ".file";
/** As many rows as a list gives at a time. */
const PAGE_ROWS = "100";

/**
 * Every list that declares its columns as a file, at its own address with `.file`. The rows are what the list itself
 * answers to the same person, page by page: whoever may not read the list gets no file, and no file holds more.
 */
export function fileRoutes(app: App, deps: Deps): Api {
  const api = createApi(deps);
  for (const list of listFiled(app.openAPIRegistry)) {
    const { path, tags, access, params, query } = list;
    const { cursor, limit: _limit, ...questions } = query;
    const route = declareRoute({
      ...{
        method: "get" as const,
        path: `${path}${SUFFIX}`,
        tags,
        access,
        summary: "The same list as a file",
      },
      request: { query: z.object({ ...questions, format: FileFormat }), ...(params && { params }) },
      responses: { 200: fileContract },
    });
    const asked = { app, deps, list, isPaged: cursor !== undefined };
    api.openapi(route, ((context: Context<ApiEnv>) => answerFile(context, asked)) as never);
  }
  return api;
}

const fileContract = {
  description: "All rows that the question leaves; the columns are those of the list's x-file",
  content: { "text/csv": { schema: z.string() }, [mediaTypes.xlsx]: { schema: z.string() } },
};

type Asked = { app: App; deps: Pick<Deps, "log" | "clock">; list: FiledList; isPaged: boolean };
type Page = { rows: unknown[]; nextCursor?: string | null };

async function answerFile(context: Context<ApiEnv>, { app, deps, list, isPaged }: Asked): Promise<Response> {
  const { format = "csv", ...asked } = context.req.query() as Record<string, string> & {
    format?: FileFormat;
  };
  const path = context.env.path.slice(0, -SUFFIX.length);
  const read = (cursor?: string) => {
    const pages = isPaged && { limit: PAGE_ROWS, ...(cursor && { cursor }) };
    const url = new URL(`${path}?${new URLSearchParams({ ...asked, ...pages })}`, context.req.url);
    const request = new Request(url, { headers: onward(context.req.raw.headers) });
    return app.fetch(request, { ...context.env, incoming: undefined, outgoing: undefined, path });
  };
  const first = await read();
  // What refuses the list refuses the file, in the same words.
  if (!first.ok) return first;
  async function* pages() {
    for (let answer = first; ; ) {
      if (!answer.ok) throw new Error(`a file ended early: its list answered with ${answer.status}`);
      const { rows, nextCursor } = (await answer.json()) as Page;
      yield rows;
      if (!nextCursor) return;
      answer = await read(nextCursor);
    }
  }
  return sendFile({ columns: list.file.columns, pages: pages() }, { name: list.file.name, format, deps });
}

type Sent = { name: string; format: FileFormat; deps: Pick<Deps, "log" | "clock"> };

function sendFile(content: SheetContent<unknown>, { name, format, deps }: Sent): Response {
  const written =
    format === "csv" ? Readable.from(writeCsv(content)) : writeXlsx(content, { now: deps.clock.now() });
  written.once("error", (error) => deps.log.error({ err: error }, "a file could not be finished"));
  return new Response(toWebStream(written), {
    headers: {
      "content-type": mediaTypes[format],
      "content-disposition": `attachment; filename="${name}.${format}"`,
      "cache-control": "no-store",
    },
  });
}

/** Who asks, without what concerns only how the file itself is sent. */
function onward(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["accept-encoding", "if-none-match", "if-modified-since", "range"]) kept.delete(name);
  return kept;
}
