import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { answer, button, itemOf, type QueueStory } from "../queue-story.ts";
import { sendMaterial } from "../review-arrivals.ts";

export const story: QueueStory = {
  id: "materials",
  tag: "@materials",
  arrive: sendMaterial,
  decide: async (page, word) => {
    await enterOn(button(itemOf(page, word), "Devolver"));
    await answer(page, "Falta a tradução.", "Devolver");
    await expect(itemOf(page, word)).toHaveCount(0);
  },
};
