import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { enterOn, openedDialog, tabTo } from "./keyboard.ts";

/** How a queue of administration is gone through by the keyboard; `administration-keyboard.spec.ts` tells it. */
export type QueueStory = {
  id: string;
  /** Whose decisions these are. */
  tag: `@${string}`;
  /** Lets something of this test's own come into the queue; without it there is what the demo has. */
  arrive?: (request: APIRequestContext, word: string) => Promise<unknown>;
  /** From the list to the decision by keys alone. Money others share is not decided here but in earnings.spec.ts: it ends before the last key. */
  decide: (page: Page, word: string) => Promise<void>;
};

export const rowOf = (page: Page, word: string) => page.getByRole("row").filter({ hasText: word });
export const itemOf = (page: Page, word: string) => page.getByRole("listitem").filter({ hasText: word });
export const button = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name, exact: true });
export const firstRow = (page: Page) => page.getByRole("main").locator("tbody tr").first().getByRole("link");

/** Types what the dialog asks for first and sends it. */
export async function answer(page: Page, words: string, action: string) {
  const dialog = await openedDialog(page);
  await page.keyboard.type(words);
  await enterOn(button(dialog, action));
  await expect(dialog).toBeHidden();
}

/** Opens the dialog of a decision, goes to where it would be made, and leaves; the focus is where it was. */
export async function stopShort(page: Page, opener: Locator, action: string) {
  await enterOn(opener);
  const dialog = await openedDialog(page);
  await page.keyboard.type("Ainda não.");
  await tabTo(button(dialog, action));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}
