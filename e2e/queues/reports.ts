import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { ask, comeIn } from "../people.ts";
import { answer, button, itemOf, type QueueStory } from "../queue-story.ts";

export const story: QueueStory = {
  id: "reports",
  tag: "@timeline",
  arrive: async (request, word) => {
    const [author, reader] = [await comeIn(request, { name: "Ada" }), await comeIn(request, { name: "Lia" })];
    const said = { text: word, audience: "members", pictures: [], hotelIds: [] };
    const post = await ask(request, { session: author.session, path: "/api/timeline", data: said });
    const report = { postId: post.id, commentId: null, kind: "offence", words: null };
    await ask(request, { session: reader.session, path: "/api/timeline/reports", data: report });
  },
  decide: async (page, word) => {
    await enterOn(button(itemOf(page, word), "Manter no ar"));
    await answer(page, "Está dentro do combinado.", "Manter no ar");
    await expect(itemOf(page, word)).toHaveCount(0);
  },
};
