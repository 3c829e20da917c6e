import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { button, type QueueStory, rowOf } from "../queue-story.ts";

export const story: QueueStory = {
  id: "contact",
  tag: "@contact",
  arrive: async (request, word) => {
    const data = {
      ...{ name: word, email: `${word}@guests.test`, interest: "other", subject: "Uma visita" },
      ...{ message: "Posso visitar a casa?", language: "pt" },
    };
    expect((await request.post("/api/contact", { data })).ok()).toBe(true);
  },
  decide: async (page, word) => {
    await enterOn(rowOf(page, word).getByRole("link"));
    const panel = page.getByRole("complementary").filter({ hasText: `${word}@guests.test` });
    await enterOn(button(panel, "Enviar por e-mail"));
    await expect(rowOf(page, word)).toHaveCount(0);
  },
};
