import { enterOn } from "../keyboard.ts";
import { button, firstRow, type QueueStory, stopShort } from "../queue-story.ts";

export const story: QueueStory = {
  id: "disputes",
  tag: "@commissions",
  decide: async (page) => {
    await enterOn(firstRow(page));
    await stopShort(page, button(page, "Decidir"), "Decidir");
  },
};
