import { type Context, Hono } from "hono";
import { Language } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import type { ApiEnv } from "../http/env.ts";
import { refuse } from "../http/refuse.ts";
import { writeFeed } from "../posts/write-feed.ts";
import { appManifest } from "./installable/app-manifest.ts";
import { isIconName, readIcon } from "./installable/icons.ts";
import { listPages } from "./list-pages.ts";
import { writeRobots } from "./robots.ts";
import { readShareImage } from "./share-images/read-share-image.ts";
import { createShareImages, type DrawnImage } from "./share-images/share-images.ts";
import { writeSitemap } from "./sitemap.ts";

const HOUR = { "cache-control": "public, max-age=3600" };
const DAY = { "cache-control": "public, max-age=86400" };
const PNG = /^([a-z0-9-]{1,100})\.png$/;

/** What machines read of the site: rules for robots, the sitemap, images of shared links, what makes it installable. */
export function siteRoutes(deps: Deps) {
  const { publicUrl } = deps.config;
  const shareImages = createShareImages();
  return new Hono<ApiEnv>()
    .get("/robots.txt", (context) => context.text(writeRobots(publicUrl), 200, HOUR))
    .get("/sitemap.xml", async (context) => {
      const sitemap = writeSitemap(await listPages(deps), publicUrl);
      return context.body(sitemap, 200, { ...HOUR, "content-type": "application/xml; charset=utf-8" });
    })
    .get("/rss.xml", async (context) => {
      const headers = { ...HOUR, "content-type": "application/rss+xml; charset=utf-8" };
      return context.body(await writeFeed(deps, "pt"), 200, headers);
    })
    .get("/en/rss.xml", async (context) => {
      const headers = { ...HOUR, "content-type": "application/rss+xml; charset=utf-8" };
      return context.body(await writeFeed(deps, "en"), 200, headers);
    })
    .get("/manifest.webmanifest", (context) => {
      const manifest = JSON.stringify(appManifest());
      return context.body(manifest, 200, { ...DAY, "content-type": "application/manifest+json" });
    })
    .get("/icons/:file", async (context) => {
      const name = PNG.exec(context.req.param("file"))?.[1] ?? "";
      if (!isIconName(name)) throw refuse("not_found");
      const icon = new Uint8Array(await readIcon(name));
      return context.body(icon, 200, { ...DAY, "content-type": "image/png" });
    })
    .get("/og/:language/:file", async (context) => {
      const { language, file } = context.req.param();
      return answerImage(context, await shareImages(await shown({ language, file })));
    })
    .get("/og/:language/:kind/:file", async (context) => {
      const { language, file, kind } = context.req.param();
      return answerImage(context, await shareImages(await shown({ language, file, kind })));
    });

  function shown({ language: given, file, kind }: { language: string; file: string; kind?: string }) {
    const language = Language.safeParse(given);
    const name = PNG.exec(file)?.[1];
    if (!language.success || !name) throw refuse("not_found");
    return readShareImage(deps, { name, language: language.data, ...(kind && { kind }) });
  }
}

function answerImage(context: Context, { bytes, etag }: DrawnImage) {
  const headers = { ...HOUR, etag };
  if (context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304, headers);
  return context.body(new Uint8Array(bytes), 200, { ...headers, "content-type": "image/png" });
}
