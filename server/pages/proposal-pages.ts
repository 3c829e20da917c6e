import type { Language } from "#domain/text.ts";
import { pageResponse } from "#platform/http/kept-page.ts";
import { createPageCache, type TaggedPage } from "#platform/http/page-cache.ts";
import { switchLanguage } from "./switch-language.ts";

const ADDRESS = /^\/proposal\/([\w-]{43})$/;
const MAX_PAGES = 500;
const MAX_BYTES = 32_000_000;

/** Says which page the bearer of a link is to be given; null where they are not let in. */
export type FindProposalPage = (bearer: {
  token: string;
  cookies: string | undefined;
}) => Promise<{ key: string; state: string; language: Language } | null>;

/** Makes a file of a proposal for the bearer of its link; null where they are not let in, late where it is not done yet. */
export type MakeProposalFile = (
  bearer: { token: string; cookies: string | undefined },
  asked: { format: "pdf" | "ics"; option: string | null; language: Language },
) => Promise<Response | "late" | null>;

/** Opens a photograph or paper that a proposal shows; null where its bearer is not let in or it shows none of this id. */
export type OpenShownFile = (
  bearer: { token: string; cookies: string | undefined },
  asked: { id: string; width: string | null; accepts: string },
) => Promise<Response | null>;

type Rendered = { response: Response; kept?: TaggedPage };
type Render = (request: Request, locale: Language) => Promise<Rendered>;
type Input = {
  find: FindProposalPage;
  makeFile: MakeProposalFile;
  openFile: OpenShownFile;
  publicUrl: string;
};

/**
 * Pages of proposals: rendered once for each snapshot and language, apart from those that the front door gives to
 * everybody, while the link is asked for its state at every request. Of a link a kept page holds when it ends: one of
 * another state takes its place, so that there is one page for each snapshot and language whatever becomes of its link.
 */
export function createProposalPages({ find, makeFile, openFile, publicUrl }: Input) {
  const cache = createPageCache({ maxPages: MAX_PAGES, maxBytes: MAX_BYTES });

  return async (request: Request, render: Render, chosen: Language | null): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    const token = ADDRESS.exec(pathname)?.[1];
    if (!token) return null;
    const wanted = searchParams.get("language");
    if (wanted === "pt" || wanted === "en") return switchLanguage(pathname, wanted);
    const cookies = request.headers.get("cookie") ?? undefined;
    const id = searchParams.get("file");
    if (id !== null) {
      const asked = { id, width: searchParams.get("width"), accepts: request.headers.get("accept") ?? "" };
      return privately((await openFile({ token, cookies }, asked)) ?? new Response(null, { status: 404 }));
    }
    const found = await find({ token, cookies });
    const locale = chosen ?? found?.language ?? "pt";
    if (!found) return privately((await render(request, locale)).response);
    const format = searchParams.get("as");
    if (format === "pdf" || format === "ics") {
      const asked = { format, option: searchParams.get("option"), language: locale } as const;
      const file = await makeFile({ token, cookies }, asked);
      // The page says itself, by what was asked of it, that the file is on its way.
      if (file === "late") return privately((await render(request, locale)).response);
      if (file) return privately(file);
    }
    const key = `${found.key} ${locale}`;
    const page = cache.get(key, found.state);
    if (page) return privately(pageResponse(page, request));
    let own: Response | undefined;
    const filled = await cache.fill(
      key,
      async () => {
        const address = Object.assign(new URL(publicUrl), { pathname });
        const { response, kept } = await render(
          new Request(address, { headers: cookies ? { cookie: cookies } : {} }),
          locale,
        );
        own = response;
        return kept ?? null;
      },
      found.state,
    );
    if (filled) return privately(pageResponse(filled, request));
    return privately(own ?? (await render(request, locale)).response);
  };
}

/** For this reader alone: no store between keeps it, no search engine lists it, no other site learns its address. */
function privately({ body, status, headers }: Response): Response {
  const own = new Headers(headers);
  own.set("cache-control", "private, no-cache");
  own.set("x-robots-tag", "noindex, nofollow");
  // Not less: a form of the page must be able to say which site it comes from.
  own.set("referrer-policy", "same-origin");
  return new Response(body, { status, headers: own });
}
