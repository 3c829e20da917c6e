import { Hono } from "hono";
import { Language } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import type { ApiEnv } from "../http/env.ts";
import { refuse } from "../http/refuse.ts";
import { appManifest } from "./installable/app-manifest.ts";
import { isIconName, readIcon } from "./installable/icons.ts";
import { listPages } from "./list-pages.ts";
import { writeRobots } from "./robots.ts";
import { readShareImage } from "./share-images/read-share-image.ts";
import { createShareImages } from "./share-images/share-images.ts";
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
      const language = Language.safeParse(context.req.param("language"));
      const name = PNG.exec(context.req.param("file"))?.[1];
      if (!language.success || !name) throw refuse("not_found");
      const shown = await readShareImage(deps, { name, language: language.data });
      const { bytes, etag } = await shareImages(shown);
      const headers = { ...HOUR, etag };
      if (context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304, headers);
      return context.body(new Uint8Array(bytes), 200, { ...headers, "content-type": "image/png" });
    });
}
