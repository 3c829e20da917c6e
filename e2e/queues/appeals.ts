import { expect } from "@playwright/test";
import { enterOn, openedDialog, tabTo } from "../keyboard.ts";
import { ask, openSession } from "../people.ts";
import { button, type QueueStory, rowOf } from "../queue-story.ts";

export const story: QueueStory = {
  id: "appeals",
  tag: "@reputation",
  arrive: async (request, word) => {
    const session = await openSession(request, "advisor@lilamonde.test");
    const { rows } = await ask(request, { session, path: "/api/reputation/entries" });
    const { id } = rows.find(({ canAppeal }: { canAppeal: boolean }) => canAppeal);
    await ask(request, { session, path: `/api/reputation/entries/${id}/appeal`, data: { text: word } });
  },
  decide: async (page, word) => {
    await enterOn(button(rowOf(page, word), "Responder"));
    const dialog = await openedDialog(page);
    await page.keyboard.press("Shift+Tab");
    await expect(dialog.getByLabel("Resposta")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await tabTo(dialog.getByLabel("O que você responde"));
    await page.keyboard.type("O evento está certo.");
    await enterOn(button(dialog, "Enviar resposta"));
    await expect(rowOf(page, word)).toHaveCount(0);
  },
};
