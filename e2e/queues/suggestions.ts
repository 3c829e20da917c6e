import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { ask, comeIn } from "../people.ts";
import { answer, button, itemOf, type QueueStory } from "../queue-story.ts";

export const story: QueueStory = {
  id: "suggestions",
  tag: "@requests",
  arrive: async (request, word) => {
    const { session } = await comeIn(request, { name: "Rui Pede" });
    const data = { title: `Imprimir ${word}`, problem: "Copio à mão o que está na tela." };
    await ask(request, { session, path: "/api/requests", data });
  },
  decide: async (page, word) => {
    await enterOn(button(itemOf(page, word), "Decidir"));
    await answer(page, "Vamos fazer.", "Salvar e avisar");
    await expect(itemOf(page, word)).toHaveCount(0);
  },
};
