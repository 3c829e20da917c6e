import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { ask, comeIn } from "../people.ts";
import { answer, button, type QueueStory } from "../queue-story.ts";

export const story: QueueStory = {
  id: "referrals",
  tag: "@referrals",
  arrive: async (request, word) => {
    const { session } = await comeIn(request, { name: "Nara Indica" });
    const data = {
      ...{ name: `Pousada ${word}`, place: "Ilhéus", country: "BR", website: null, contact: null },
      ...{ why: "Nove quartos à beira do rio.", isContactWilling: false, isAnother: true },
    };
    await ask(request, { session, path: "/api/referrals", data });
  },
  decide: async (page, word) => {
    await enterOn(page.getByRole("link", { name: new RegExp(word) }));
    await enterOn(button(page, "Decidir"));
    await answer(page, "Falamos com a dona.", "Salvar e avisar");
    await expect(page.locator("[aria-current=step]")).toContainText("Em conversa");
  },
};
