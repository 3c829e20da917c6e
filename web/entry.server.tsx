import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { homeOf } from "#domain/accounts/homes.ts";
import { DocumentTheme } from "#web/document-theme.ts";
import { letScriptsComeLate } from "#web/late-scripts.ts";
import { NonceContext } from "#web/nonce.ts";
import { type PageInput, pageContext } from "#web/page-context.ts";
import { readThemeCookie } from "#web/portal/theme/theme-cookie.ts";

// The server renders with this one: in development the web part has a copy of the router of its own.
export { createRequestHandler } from "react-router";

export const streamTimeout = 5_000;

/** What the server passes to React Router's request handler for one page request. */
export function createPageContext(input: PageInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, input);
  return context;
}

/** Answers with the finished document, never with a half-streamed one, so that it can be cached whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce } = context.get(pageContext);
  const { html, hasFailed } = await renderDocument(
    <NonceContext value={nonce}>
      <DocumentTheme value={themeOf(request)}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </DocumentTheme>
    </NonceContext>,
    nonce,
  );
  const isPublic = import.meta.env.PROD && headers.get("x-page-cache") === "public";
  return new Response(isPublic ? letScriptsComeLate(html) : html, {
    status: hasFailed ? 500 : status,
    headers,
  });
}

/** The reader's theme in a portal; every other page is on paper, for it may be kept for all. */
function themeOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url);
  const isPortal = Object.values(homeOf).some((home) => pathname === home || pathname.startsWith(`${home}/`));
  return isPortal ? readThemeCookie(request.headers.get("cookie") ?? "") : undefined;
}

function renderDocument(
  page: React.ReactNode,
  nonce: string | undefined,
): Promise<{ html: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Whole and in order, for whoever has no scripts, too.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(deadline);
        collect(pipe).then((html) => resolve({ html, hasFailed }), reject);
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    });
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** The document as text; drawing it, writing it and what is done with it take a turn each. */
async function collect(pipe: (destination: PassThrough) => PassThrough): Promise<string> {
  await nextTurn();
  const html = await text(pipe(new PassThrough()));
  await nextTurn();
  return html;
}
