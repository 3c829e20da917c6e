import { expect, type Page } from "@playwright/test";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

// Films and lines that type themselves are for those who like motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

type Listener = { heard: unknown[] };

/** Answers in the place of a film's site with a player that writes down what it is told. */
async function standInFor(page: Page, address: string): Promise<() => Promise<unknown[]>> {
  const asked: string[] = [];
  await page.route(`${address}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: `<title>Player</title><script>
        window.heard = [];
        addEventListener("message", ({ data }) => heard.push(JSON.parse(data)));
      </script>`,
    });
  });
  return async () => {
    const frame = page.frames().find((each) => each.url() === asked[0]);
    return frame ? frame.evaluate(() => (window as unknown as Listener).heard) : [];
  };
}

test("a film on YouTube is fetched when asked for, told to play and pause, and gives way to full screen", {
  tag: ["@heroes", "@site"],
}, async ({ page }) => {
  const heard = await standInFor(page, "https://www.youtube-nocookie.com");
  const command = (func: string) => ({ event: "command", func, args: [] });
  const [play, pause] = [command("playVideo"), command("pauseVideo")];
  await openPage(page, "/solutions");
  await expect(page.locator("iframe")).toHaveCount(0);

  await page.getByRole("button", { name: "Reproduzir" }).click();
  await expect(page.locator("iframe")).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/.*mute=1/,
  );
  await expect.poll(heard).toEqual([play]);
  await page.getByRole("button", { name: "Pausar" }).click();
  await expect.poll(heard).toEqual([play, pause]);
  await page.getByRole("button", { name: "Reproduzir" }).click();
  await expect.poll(heard).toEqual([play, pause, play]);

  const fullScreen = page.getByRole("button", { name: "Tela cheia" });
  await fullScreen.click();
  const film = page.getByRole("dialog");
  await expect(film.locator("iframe")).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\//);
  await expect.poll(heard).toEqual([play, pause, play, pause]);
  await page.keyboard.press("Escape");
  await expect(film).toBeHidden();
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(fullScreen).toBeFocused();
  await expect.poll(heard).toEqual([play, pause, play, pause, play]);
});

test("a film on Vimeo beside a page's words is told so in its own way", {
  tag: ["@heroes", "@site"],
}, async ({ page }) => {
  const heard = await standInFor(page, "https://player.vimeo.com");
  await openPage(page, "/en/events");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", /dnt=1/);
  await expect.poll(heard).toEqual([{ method: "play" }]);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(heard).toEqual([{ method: "play" }, { method: "pause" }]);
});
