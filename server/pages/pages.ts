import { addressLanguage, englishAddress, isCommunityHost, onlyAddress } from "#domain/site/addresses.ts";
import { canonicalAddress } from "#domain/site/canonical-address.ts";
import { siteRedirect } from "#domain/site/redirects.ts";
import type { Language } from "#domain/text.ts";
import { pageResponse } from "#platform/http/kept-page.ts";
import type { PageCache, TaggedPage } from "#platform/http/page-cache.ts";
import { inlineScriptHashes, pagePolicy } from "#platform/http/security-headers.ts";
import { contentTags } from "../http/content-tags.ts";
import { createLinkPages, type FindLinkLanguage } from "./link-pages.ts";
import type { PageRenderer } from "./page-renderer.ts";
import {
  createProposalPages,
  type FindProposalPage,
  type MakeProposalFile,
  type OpenShownFile,
} from "./proposal-pages.ts";

const KEEP_HEADER = "x-page-cache";
const ENGLISH = "language=en; path=/; max-age=31536000; samesite=lax";
// The door of an event, where a camera reads tickets.
const DOOR = /^\/events\/check-in\//;
const LANGUAGE_COOKIE = /(?:^|;\s*)language=(pt|en)(?:;|$)/;

export type PagesInput = {
  render: PageRenderer;
  cache: PageCache;
  headers: Record<string, string>;
  publicUrl: string;
  communityDomain: string;
  isDevelopment: boolean;
  findProposalPage?: FindProposalPage;
  makeProposalFile?: MakeProposalFile;
  openProposalFile?: OpenShownFile;
  findLinkLanguage?: FindLinkLanguage;
};

type Api = (request: Request) => Response | Promise<Response>;

/** The language a person chose before, from the cookie that mirrors their choice (spec §9). */
function cookieLanguage(cookie: string | null | undefined): Language | null {
  return (cookie?.match(LANGUAGE_COOKIE)?.[1] as Language | undefined) ?? null;
}

/** Where a request for a page must go instead, if anywhere: the community's home, or the reader's language. */
export function pageRedirect({ host, path, cookie, communityDomain }: RedirectInput): string | null {
  const isEnglish = cookieLanguage(cookie) === "en";
  if ((path === "/" || path === "/en") && isCommunityHost(host, communityDomain))
    return isEnglish || path === "/en" ? "/en/lilamonde" : "/lilamonde";
  return isEnglish && addressLanguage(path) === "pt" ? englishAddress(path) : null;
}

type RedirectInput = {
  host: string;
  path: string;
  cookie: string | null | undefined;
  communityDomain: string;
};

/** Answers every address of the web part; a page for everybody is rendered once and kept. */
export function createPages({
  render,
  cache,
  headers,
  publicUrl,
  communityDomain,
  isDevelopment,
  findProposalPage = async () => null,
  makeProposalFile = async () => null,
  openProposalFile = async () => null,
  findLinkLanguage = async () => null,
}: PagesInput) {
  const languageOfLink = createLinkPages({ findLanguage: findLinkLanguage });
  const openProposal = createProposalPages({
    ...{ find: findProposalPage, makeFile: makeProposalFile, openFile: openProposalFile, publicUrl },
  });

  async function renderOne(
    request: Request,
    api: Api,
    given?: Language,
  ): Promise<{ response: Response; kept?: TaggedPage }> {
    const { pathname } = new URL(request.url);
    const locale =
      given ?? addressLanguage(pathname) ?? cookieLanguage(request.headers.get("cookie")) ?? "pt";
    const tags = new Set<string>();
    const { response, nonce } = await render({ request, locale, api: noteTags(api, tags) });
    if (!isHtml(response)) return { response: keptNowhere(response) };
    const html = await response.text();
    const secure = (scripts: string[]) => ({
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy({ scripts, isDevelopment, hasWasm: DOOR.test(pathname) }),
    });
    const isForAll = response.status === 200 && response.headers.get(KEEP_HEADER) === "public";
    if (!isForAll || isDevelopment)
      return { response: personal(html, response, secure([`'nonce-${nonce}'`])) };
    // A kept page cannot carry a nonce: its scripts are allowed by what they say.
    const plain = html.replaceAll(` nonce="${nonce}"`, "");
    const kept = { html: Buffer.from(plain), headers: secure(inlineScriptHashes(plain)), tags };
    return { response: new Response(plain, { headers: kept.headers }), kept };
  }

  return async (request: Request, api: Api): Promise<Response> => {
    const { pathname, search, host } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead && !isSameOrigin(request, host)) return new Response("Forbidden", { status: 403 });
    const chosen = cookieLanguage(request.headers.get("cookie"));
    const linked = await languageOfLink(request, chosen);
    if (linked instanceof Response) return linked;
    if (linked) return (await renderOne(request, api, linked)).response;
    const isDocument = isRead && !pathname.endsWith(".data") && !pathname.startsWith("/__");
    if (!isDocument) return (await renderOne(request, api)).response;
    const proposal = await openProposal(request, (own, locale) => renderOne(own, api, locale), chosen);
    if (proposal) return proposal;
    const only = onlyAddress(pathname);
    if (only) return redirect(only + search, { "set-cookie": ENGLISH });
    const canonical = canonicalAddress(pathname);
    const moved = siteRedirect(canonical ?? pathname) ?? respelled(pathname, canonical);
    if (moved) return redirectForGood(moved + search);
    const target = pageRedirect({
      host,
      path: pathname,
      cookie: request.headers.get("cookie"),
      communityDomain,
    });
    if (target) return redirect(target + search);
    if (search !== "" || canonical !== pathname || addressLanguage(pathname) === null)
      return (await renderOne(request, api)).response;

    let own: Response | undefined;
    const page = await cache.fill(pathname, async () => {
      // Rendered for everybody: nothing of this visitor, not even the host they named, may enter.
      const { response, kept } = await renderOne(
        new Request(Object.assign(new URL(publicUrl), { pathname })),
        api,
      );
      own = response;
      return kept ?? null;
    });
    if (page) return pageResponse(page, request);
    return own ?? (await renderOne(request, api)).response;
  };
}

/** A page shows what it asks of the API: the answers tell by which changes it is to be forgotten. */
function noteTags(api: Api, tags: Set<string>): Api {
  return async (request) => {
    const answer = await api(request);
    for (const tag of contentTags(answer)) tags.add(tag);
    return answer;
  };
}

/** Where a public page is that was asked for by another spelling; secrets in personal addresses have but one. */
function respelled(path: string, canonical: string | null): string | null {
  return canonical !== null && canonical !== path && addressLanguage(canonical) ? canonical : null;
}

/** The bare data of a page may be its reader's alone. */
function keptNowhere(response: Response): Response {
  if (response.headers.has("cache-control")) return response;
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  return new Response(response.body, { status: response.status, headers });
}

function isHtml(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

function personal(html: string, { status, headers }: Response, more: Record<string, string>): Response {
  const all = new Headers(headers);
  all.delete(KEEP_HEADER);
  all.set("cache-control", "no-store");
  for (const [name, value] of Object.entries(more)) all.set(name, value);
  return new Response(html, { status, headers: all });
}

function redirect(location: string, more: Record<string, string> = {}): Response {
  const headers = { location, vary: "Cookie, Host", "cache-control": "no-store", ...more };
  return new Response(null, { status: 302, headers });
}

/** An address that moved leads everybody to the same place, so it may be remembered. */
function redirectForGood(location: string): Response {
  return new Response(null, { status: 301, headers: { location, "cache-control": "public, max-age=86400" } });
}

/** A form of ours posts from our own origin; anything else is another site's. */
function isSameOrigin(request: Request, host: string): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  return site
    ? site === "same-origin"
    : origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}
