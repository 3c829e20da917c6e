import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_ARGS, findChromium } from "./browser.ts";

const FOLDER = join(import.meta.dirname, "../docs/screens");
const WIDTHS = [1440, 820, 390];
// Small enough to keep: what is looked for is composition, not pixels.
const KEPT_WIDTH: Record<number, number> = { 1440: 720, 820: 480, 390: 300 };
const MAX_HEIGHT = 16_000;
const PAGES = [
  "/",
  "/about",
  "/lilamonde",
  "/solutions",
  "/servicos-representacao-hoteleira",
  "/martinhal-luxury-resorts",
  "/velaa-private-island",
  "/faq",
  "/contact",
  "/auth",
];

/** Photographs every page of a running server at three widths: `npm run screens -- http://127.0.0.1:3000`. */
async function takeScreens(address: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      locale: "pt-BR",
    });
    const page = await context.newPage();
    for (const path of PAGES) await takeScreen(page, { address, path, width });
    await context.close();
  }
  await browser.close();
}

async function takeScreen(
  page: Page,
  { address, path, width }: { address: string; path: string; width: number },
) {
  await page.goto(address + path, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
  const png = await page.screenshot({ fullPage: true });
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  await sharp(png)
    .resize({ width: KEPT_WIDTH[width] ?? width, height: MAX_HEIGHT, fit: "inside" })
    .webp({ quality: 60 })
    .toFile(join(FOLDER, `${name}-${width}.webp`));
}

await takeScreens(process.argv[2] ?? "http://127.0.0.1:3000");
