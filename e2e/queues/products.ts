import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { answer, button, type QueueStory } from "../queue-story.ts";
import { sendProduct } from "../review-arrivals.ts";

export const story: QueueStory = {
  id: "products",
  tag: "@products",
  arrive: sendProduct,
  decide: async (page, word) => {
    await enterOn(page.getByRole("link", { name: word }));
    await enterOn(button(page, "Não aceitar"));
    await answer(page, "Fora da coleção.", "Não aceitar");
    await expect(button(page, "Não aceitar")).toHaveCount(0);
  },
};
