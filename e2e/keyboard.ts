import { expect, type Locator, type Page } from "@playwright/test";

/** How many keys are pressed before what is sought is looked for again: the page may have drawn it anew. */
const KEYS = 25;

/** Goes on by the tab key until this has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  const isFocused = (element: Element) => element === document.activeElement;
  await expect(async () => {
    // Found once for many keys: to look for it by its role and name costs more than a key.
    const sought = await target.elementHandle();
    for (let keys = 0; keys < KEYS; keys++) {
      await page.keyboard.press("Tab");
      if (await sought!.evaluate(isFocused)) return;
    }
    expect(await target.evaluate(isFocused)).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Passes over the menu by the way that every page begins with. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip-link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

/** Goes there and presses Enter. */
export async function enterOn(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press("Enter");
}

/** Goes to a field and types over what stands in it. */
export async function typeInto(field: Locator, words: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press("ControlOrMeta+A");
  await field.page().keyboard.type(words);
}

/** The dialog that came, once the focus is in its first field, where one may type at once. */
export async function openedDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(":is(input:not([readonly]), textarea)").first()).toBeFocused();
  return dialog;
}
