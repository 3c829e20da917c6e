import { expect, type Page } from "@playwright/test";
import { isWhole } from "../testing/reach.ts";
import { openPage, screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

// Films and lines that type themselves are for those who like motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const tagline = "Hotéis de autor, recomendados por quem os\u00a0conhece.";
const word = "Lilamonde";
const paces = {
  desktop: { character: 80, hold: 8_000, wordHold: 4_000 },
  tablet: { character: 70, hold: 6_000, wordHold: 3_000 },
  phone: { character: 60, hold: 5_000, wordHold: 2_500 },
};

async function typed(page: Page): Promise<string> {
  return page.locator("[data-slot=typing-line]").evaluate((line) => {
    const untyped = line.querySelector("[data-slot=typing-untyped]")?.textContent ?? "";
    const whole = line.textContent ?? "";
    return whole.slice(0, whole.length - untyped.length);
  });
}

/** Opens home on a clock that this test alone moves, and moves it until the heading is live and in sight. */
async function openOnOwnClock(page: Page): Promise<void> {
  const start = new Date("2026-05-04T10:00:00");
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1_000);
  // However late scripts come to a busy machine, the line waits for them.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { --typing-patience: 600s }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto("/");
  const heading = page.locator("h1");
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(heading).toHaveAttribute("data-live", "", { timeout: 1_000 });
  }).toPass();
  // Sight is told by the browser, not by the clock: who asks after the page hears after it.
  await heading.evaluate((seen) => new Promise((tell) => new IntersectionObserver(tell).observe(seen)));
}

for (const [screen, viewport] of Object.entries(screens)) {
  // One pace stands for the three, which differ in their numbers; the proofs ask for each.
  if (screen !== "phone" && !isWhole) continue;
  const pace = paces[screen as keyof typeof paces];
  test(`on a ${screen} the line is typed at the pace of spec §9`, { tag: ["@heroes", "@site"] }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openOnOwnClock(page);
    const step = 10;
    let waited = 0;
    for (; (await typed(page)) === "" && waited < 2_000; waited += step) await page.clock.runFor(step);
    expect(waited).toBeLessThanOrEqual(1_000 + pace.character + 2 * step);

    await page.clock.runFor(pace.character * (tagline.length - (await typed(page)).length));
    await expect.poll(() => typed(page)).toBe(tagline);
    await page.clock.runFor(pace.hold + 1_500 - 2 * step);
    await expect.poll(() => typed(page)).toBe(tagline);
    await page.clock.runFor(2 * step + pace.character * word.length);
    await expect.poll(() => typed(page)).toBe(word);
    await page.clock.runFor(pace.wordHold + 1_500 - 2 * step);
    await expect.poll(() => typed(page)).toBe(word);
    await page.clock.runFor(2 * step + pace.character * 6);
    await expect.poll(() => typed(page)).toBe(tagline.slice(0, 6));
  });
}

test("what is not typed yet is not there to be seen, not even in a paler ink", {
  tag: ["@heroes", "@site"],
}, async ({ page }) => {
  await openOnOwnClock(page);
  await page.clock.runFor(1_500);
  await expect.poll(() => typed(page)).not.toBe("");
  const untyped = page.locator("[data-slot=typing-untyped]");
  await expect(untyped).not.toBeEmpty();
  await expect(untyped).toHaveCSS("visibility", "hidden");
  await expect(page.locator("[data-slot=typing-whole]")).toHaveCSS("opacity", "0");
});

test("a line that was read before its scripts came is not taken away", { tag: ["@heroes", "@site"] }, async ({
  page,
}) => {
  const read = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await read.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("[data-slot=typing-whole]")).toHaveCSS("opacity", "1");
  read.resolve();
  await expect(page.locator("h1")).toHaveAttribute("data-live", "");
  expect(await typed(page)).toBe(tagline);
});

test("out of sight it waits", { tag: ["@heroes", "@site"] }, async ({ page }) => {
  await openOnOwnClock(page);
  await page.clock.runFor(1_500);
  await expect.poll(() => typed(page)).not.toBe("");
  await page.evaluate(() => window.scrollTo({ top: 4_000, behavior: "instant" }));
  await expect(page.locator("h1")).not.toBeInViewport();
  const before = await typed(page);
  await page.clock.runFor(2_000);
  expect(await typed(page)).toBe(before);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator("h1")).toBeInViewport();
  await page.clock.runFor(2_000);
  await expect.poll(() => typed(page)).not.toBe(before);
});

test("who wants no motion reads the line at once and sees no film begin", {
  tag: ["@heroes", "@site"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openPage(page, "/");
  await page.clock.fastForward(10_000);
  await expect(page.locator("[data-slot=typing-whole]")).toHaveText(tagline);
  await expect(page.locator("[data-slot=typing-whole]")).toHaveCSS("opacity", "1");
  await expect(page.locator("video")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Reproduzir" })).toHaveAttribute("aria-pressed", "false");
});

/** Lets this browser say that its reader spares data, or that they do not. */
async function sayOfData(page: Page, isSpared: boolean): Promise<void> {
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, "connection", { value: { saveData } });
  }, isSpared);
}

for (const isSpared of [true, false]) {
  const title = isSpared
    ? "who spares data sees and fetches no film before they ask for it"
    : "who does not spare data sees the film begin by itself";
  test(title, { tag: ["@heroes", "@site"] }, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (asked) => asked.resourceType() === "media" && fetched.push(asked.url()));
    const film = page.locator("video[data-slot=hero-film]");
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    await sayOfData(page, isSpared);
    await page.clock.install();
    await openPage(page, "/");
    await expect(page.locator("h1[data-live]")).toBeAttached();
    await page.clock.fastForward(10_000);
    if (isSpared) {
      const play = page.getByRole("button", { name: "Reproduzir" });
      await expect(play).toHaveAttribute("aria-pressed", "false");
      await expect(film).toHaveCount(0);
      expect(fetched).toEqual([]);
      // Had it begun unseen, this would stop it.
      await play.click();
    }
    await expect(page.getByRole("button", { name: "Pausar" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(isPaused).toBe(false);
    expect(fetched).not.toEqual([]);
  });
}

test("the film is asked for only after the page was seen, and begins with the picture that stands there", {
  tag: ["@heroes", "@site"],
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (asked) => asked.resourceType() === "media" && fetched.push(asked.url()));
  const isSeen = Promise.withResolvers<void>();
  await page.route("**/art/hero-home-*", async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  const film = page.locator("video[data-slot=hero-film]");
  const picture = page.locator("[data-slot=hero-media] img");
  await page.clock.install();
  await page.goto("/", { waitUntil: "commit" });
  await expect(picture).toBeAttached();
  // A touch lets the scripts come before the page is whole; the film waits all the same.
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("h1[data-live]")).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.clock.fastForward(20_000);
  await expect(picture).toHaveJSProperty("complete", false);
  await expect(film).toHaveCount(0);
  expect(fetched).toEqual([]);

  isSeen.resolve();
  await expect(picture).toHaveJSProperty("complete", true);
  await page.waitForLoadState("load");
  await page.clock.fastForward(20_000);
  await expect(film.locator("source").first()).toHaveAttribute("src", /\/hero-home-film-/);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test("on a phone held upright a page opens with the picture cut for it", {
  tag: ["@heroes", "@site"],
}, async ({ page }) => {
  const shownBy = () =>
    page
      .locator("main picture img")
      .first()
      .evaluate((picture: HTMLImageElement) => picture.currentSrc);
  for (const path of [
    "/",
    "/velaa-private-island",
    "/martinhal-luxury-resorts",
    "/solutions",
    "/lilamonde",
  ]) {
    for (const [screen, viewport] of Object.entries(screens)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const wanted = screen === "phone" ? /-p\d+\.(avif|webp)$/ : /-\d+\.(avif|webp)$/;
      await expect.poll(shownBy, `${path} on a ${screen}`).toMatch(wanted);
    }
  }
});

test("a screen reader gets both lines, whatever is typed", { tag: ["@heroes", "@site"] }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(`${tagline} Lilamonde.`);
});

test("the film plays and pauses", { tag: ["@heroes", "@site"] }, async ({ page }) => {
  await page.goto("/", { waitUntil: "load" });
  const isPaused = () =>
    page.locator("video[data-slot=hero-film]").evaluate((video: HTMLVideoElement) => video.paused);
  await expect(page.getByRole("button", { name: "Pausar" })).toBeVisible({ timeout: 15_000 });
  await expect.poll(isPaused).toBe(false);
  await page.getByRole("button", { name: "Pausar" }).click();
  await expect.poll(isPaused).toBe(true);
});

test("full screen opens over the page; Escape closes it and gives the focus back", {
  tag: ["@heroes", "@site"],
}, async ({ page }) => {
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Tela cheia" });
  await button.focus();
  await page.keyboard.press("Enter");
  const film = page.locator("dialog[data-slot=film-overlay]");
  await expect(film.locator("video")).toBeVisible();
  await expect(film.locator("video")).not.toHaveAttribute("controls");
  await expect(film.getByRole("slider", { name: "Ponto do filme" })).toBeVisible();
  await film.getByRole("button", { name: "Pausar" }).click();
  await expect(film.getByRole("button", { name: "Reproduzir" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(film).toBeHidden();
  await expect(button).toBeFocused();
  await expect(film.locator("video")).toHaveCount(0);
});

test("the note opens and closes", { tag: ["@heroes", "@site"] }, async ({ page }) => {
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Sobre o filme" });
  const note = page.getByText("As cenas são nossas e imaginadas", { exact: false });
  await expect(note).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(note).toBeVisible();
  await button.click();
  await expect(note).toBeHidden();
});
