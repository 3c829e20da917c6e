import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { knock } from "../people.ts";
import { button, type QueueStory, rowOf } from "../queue-story.ts";

export const story: QueueStory = {
  id: "approvals",
  tag: "@people",
  arrive: knock,
  decide: async (page, word) => {
    await enterOn(rowOf(page, word).getByRole("link"));
    await expect(page.getByRole("heading", { name: word })).toBeVisible();
    await enterOn(button(page, "Aprovar"));
    await expect(rowOf(page, word)).toHaveCount(0);
  },
};
