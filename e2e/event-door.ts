import { type Browser, expect, type Page } from "@playwright/test";

/** A phone at a door, whose camera sees what the test holds in front of it, or is refused. */
export async function openScanner(browser: Browser, url: string, { camera = true } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "pt-BR" });
  const page = await context.newPage();
  await page.addInitScript((isAllowed) => {
    const begin = OscillatorNode.prototype.start;
    const heard: number[] = [];
    Object.assign(window, { heard });
    OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
      heard.push(Math.round(this.frequency.value));
      begin.call(this, when);
    };
    navigator.mediaDevices.getUserMedia = async () => {
      if (!isAllowed) throw new DOMException("refused", "NotAllowedError");
      const canvas = Object.assign(document.createElement("canvas"), { width: 480, height: 480 });
      const paint = canvas.getContext("2d")!;
      setInterval(() => {
        paint.fillStyle = "white";
        paint.fillRect(0, 0, 480, 480);
        const held = (window as unknown as { held?: HTMLImageElement }).held;
        if (held) paint.drawImage(held, 40, 40, 400, 400);
      }, 100);
      return canvas.captureStream(10);
    };
  }, camera);
  await page.goto(url);
  await page.getByRole("button", { name: "Usar como leitor" }).click();
  await expect(page.getByRole("button", { name: "Nome ou código" })).toBeVisible();
  await expect(page.locator("header p")).toContainText("de");
  return page;
}

export const hold = (page: Page, picture: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    (window as unknown as { held?: HTMLImageElement }).held = image;
  }, picture);
export const drop = (page: Page) =>
  page.evaluate(() => {
    delete (window as unknown as { held?: HTMLImageElement }).held;
  });

/** Types as a reader does that is plugged in as a keyboard. */
export async function wedge(page: Page, text: string) {
  await page.locator("body").evaluate((body, typed) => {
    for (const key of [...typed, "Enter"])
      body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }, text);
}

/** What a screen reader says of a result. */
export const says = (page: Page, words: RegExp) =>
  expect(page.locator('[data-slot="door-words"]')).toHaveText(words);
/** The notes that a door has played since it was last asked. */
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));
export const next = (page: Page) => page.getByRole("button", { name: "Próxima pessoa" }).click();
