import { enterOn } from "../keyboard.ts";
import { button, firstRow, type QueueStory, stopShort } from "../queue-story.ts";

export const story: QueueStory = {
  id: "commissions",
  tag: "@commissions",
  decide: async (page) => {
    await enterOn(firstRow(page));
    await stopShort(page, button(page, "Corrigir"), "Corrigir");
  },
};
