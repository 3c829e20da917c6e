import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { CHROMIUM_ARGS } from "./browser/chromium-args.ts";
import { findChromium } from "./browser/find-chromium.ts";

const FOLDER = join(import.meta.dirname, "../docs/screens");
const WIDTHS = [1440, 820, 390];
// Small enough to keep: what is looked for is composition, not pixels.
const KEPT_WIDTH: Record<number, number> = { 1440: 720, 820: 480, 390: 300 };
const MAX_HEIGHT = 16_000;
const SETTLE_MS = 1_000;
const visitor = "";

/** What each person is shown; the visitor has no name. */
const PAGES: Record<string, string[]> = {
  [visitor]: [
    "/",
    "/about",
    "/lilamonde",
    "/lilamonde/casa-trancoso",
    "/marketplace-public",
    "/store/marina-teles",
    "/diagnostico-pdi",
    "/post/de-zero-a-sessenta-por-cento",
    "/events/noite-velaa",
    "/solutions",
    "/servicos-representacao-hoteleira",
    "/martinhal-luxury-resorts",
    "/velaa-private-island",
    "/faq",
    "/contact",
    "/careers",
    "/press",
    "/journal",
    "/cases",
    "/events",
    "/newsletter",
    "/cookies",
    "/offline",
    "/auth",
    "/auth/reset-password",
    "/invite/demo-convite-aberto------------------------",
  ],
  advisor: [
    "/advisor-portal",
    "/advisor-portal/my-journeys",
    "/advisor-portal/bookings",
    "/advisor-portal/checkpoints",
    "/marketplace",
    "/advisor-portal/insights",
    "/advisor-portal/materials",
    "/advisor-portal/marketing",
    "/advisor-portal/products",
    "/advisor-portal/growth",
    "/advisor-portal/social",
    "/advisor-portal/earnings",
    "/advisor-portal/tiers",
    "/advisor-portal/reputation",
    "/advisor-portal/profile",
  ],
  operator: ["/tour-operator-portal"],
  hotel: [
    "/hotel-portal",
    "/hotel-portal/houses/martinhal-sagres",
    "/hotel-portal/houses/martinhal-sagres/page",
    "/hotel-portal/houses/martinhal-sagres/materials",
    "/hotel-portal/houses/martinhal-sagres/requests",
    "/hotel-portal/houses/martinhal-sagres/commissions",
    "/hotel-portal/houses/martinhal-sagres/accountability",
  ],
  admin: [
    "/admin",
    "/admin/approvals",
    "/admin/invitations",
    "/admin/hotels",
    "/admin/commissions",
    "/admin/standing",
    "/admin/posts",
    "/hero-images",
  ],
};

/** Photographs a running demo at three widths, for all or one: `npm run screens -- http://127.0.0.1:3000 advisor`. */
async function takeScreens(address: string, people = Object.keys(PAGES)): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // Letters where the page puts them, not where a coarse screen would.
    args: [...CHROMIUM_ARGS, "--disable-dev-shm-usage", "--font-render-hinting=none"],
  });
  for (const person of people) await takeScreensOf(browser, { address, person });
  await browser.close();
}

async function takeScreensOf(
  browser: Browser,
  { address, person }: { address: string; person: string },
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "pt-BR" });
  const page = await context.newPage();
  if (person !== visitor) await signIn(page, { address, person });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES[person] ?? []) await takeScreen(page, { address, path, width });
  }
  await context.close();
}

async function signIn(page: Page, { address, person }: { address: string; person: string }): Promise<void> {
  await page.goto(`${address}/auth`, { waitUntil: "networkidle" });
  await page.locator("input[type=email]").first().fill(`${person}@lilamonde.test`);
  await page.locator("input[type=password]").first().fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}

async function takeScreen(
  page: Page,
  { address, path, width }: { address: string; path: string; width: number },
): Promise<void> {
  // A portal's network is never idle: it listens.
  await page.goto(address + path, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  const png = await page.screenshot({ fullPage: true });
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-").replace(/-+$/, "");
  await sharp(png)
    .resize({ width: KEPT_WIDTH[width] ?? width, height: MAX_HEIGHT, fit: "inside" })
    .webp({ quality: 60 })
    .toFile(join(FOLDER, `${name}-${width}.webp`));
}

const [address = "http://127.0.0.1:3000", ...people] = process.argv.slice(2);
await takeScreens(address, people.length > 0 ? people : undefined);
process.exit(0);
