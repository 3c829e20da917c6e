import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { NonceContext } from "#web/nonce.ts";
import { type PageInput, pageContext } from "#web/page-context.ts";

export const streamTimeout = 5_000;

/** What the server passes to React Router's request handler for one page request. */
export function createPageContext(input: PageInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, input);
  return context;
}

/** Answers with the finished document, never with a half-streamed one, so that it can be cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce } = context.get(pageContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(deadline);
        const body = new PassThrough();
        pipe(body);
        resolve(
          new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }),
        );
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}
