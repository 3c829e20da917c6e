import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "../testing/browser/chromium-args.ts";
import { findChromium } from "../testing/browser/find-chromium.ts";
import { freePort } from "./children.ts";
import { startOurs, withFolder } from "./contenders.ts";
import { type Finding, median, type Scores } from "./measure.ts";

const TITLE = "Lighthouse, mobile";
const GOALS: Scores = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const TRIES = 3;

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: string },
) => Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;
type Looks = Record<string, Scores[]>;

/**
 * Every page of the sitemap on Lighthouse's phone. A page that is slow once is looked at again when all others were,
 * since what disturbed it has then passed; its median is kept.
 */
export async function lighthousePages(): Promise<Finding> {
  return withFolder(async (folder) => {
    const { url } = await startOurs({ dataDir: join(folder, "data") });
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    });
    try {
      const looks: Looks = Object.fromEntries((await pagesOf(url)).map((path) => [path, []]));
      for (let round = 0; round < TRIES; round++) {
        for (const path of Object.keys(looks).filter((path) => isWanting(looks[path]!)))
          looks[path]!.push(await look(url + path, port));
      }
      return { kind: "scores", title: TITLE, goals: GOALS, pages: mapValues(looks, medians) };
    } finally {
      await browser.close();
    }
  });
}

async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => new URL(page!).pathname);
}

/** Not looked at yet, or slow at the first look. */
function isWanting([first]: Scores[]): boolean {
  return !first || first.performance! < GOALS.performance!;
}

function medians(tries: Scores[]): Scores {
  return mapValues(GOALS, (_, name) => median(tries.map((scores) => scores[name] ?? 0)));
}

function mapValues<From, To>(
  values: Record<string, From>,
  change: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

async function look(page: string, port: number): Promise<Scores> {
  // The first visit renders the page; from then on it is kept, as it is for nearly every visitor.
  await (await fetch(page)).arrayBuffer();
  const scores = await score(page, port);
  console.log(`  ${Object.values(scores).join(" ")}  ${new URL(page).pathname}`);
  return scores;
}

async function score(page: string, port: number): Promise<Scores> {
  const { default: lighthouse } = (await import("./tools/lighthouse.mjs")) as unknown as {
    default: Lighthouse;
  };
  const result = await lighthouse(page, { port, onlyCategories: Object.keys(GOALS), logLevel: "silent" });
  if (!result) throw new Error(`no Lighthouse result for ${page}`);
  const { categories } = result.lhr;
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score: share }]) => [name, Math.round((share ?? 0) * 100)]),
  );
}
