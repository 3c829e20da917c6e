import { enterOn, tabTo } from "../keyboard.ts";
import { button, firstRow, type QueueStory } from "../queue-story.ts";

export const story: QueueStory = {
  id: "statements",
  tag: "@statements",
  decide: async (page) => {
    await enterOn(firstRow(page));
    await tabTo(button(page, "Liberar"));
  },
};
