import { randomBytes } from "node:crypto";
import { pathToFileURL } from "node:url";
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Language } from "#domain/text.ts";

/** The web part as built or as served by Vite in development. */
export type WebBuild = ServerBuild & {
  entry: {
    module: {
      createPageContext: (input: PageInput) => RouterContextProvider;
      createRequestHandler: typeof createRequestHandler;
    };
  };
};

type PageInput = {
  api: (request: Request) => Response | Promise<Response>;
  nonce: string;
  publicUrl: string;
  locale: Language;
};

export type RenderInput = { request: Request; locale: Language; api: PageInput["api"] };
export type RenderedPage = { response: Response; nonce: string };

/** Renders any address of the web part; the build is asked for at each request, so that development may change it. */
export function createPageRenderer({ load, publicUrl, mode }: RendererInput) {
  let last: { build: WebBuild; handler: ReturnType<typeof createRequestHandler> } | undefined;

  return async ({ request, locale, api }: RenderInput): Promise<RenderedPage> => {
    const build = await load();
    if (last?.build !== build)
      last = { build, handler: build.entry.module.createRequestHandler(build, mode) };
    const nonce = randomBytes(16).toString("base64url");
    const context = build.entry.module.createPageContext({ api, nonce, publicUrl, locale });
    return { response: await last.handler(request, context), nonce };
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
type RendererInput = { load: () => Promise<WebBuild>; publicUrl: string; mode: "production" | "development" };

/** Loads the built web part from its folder. */
export async function loadBuild(file: string): Promise<WebBuild> {
  return (await import(pathToFileURL(file).href)) as WebBuild;
}
