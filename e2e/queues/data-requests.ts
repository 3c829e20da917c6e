import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { ask, openAdmin } from "../people.ts";
import { answer, button, type QueueStory, rowOf } from "../queue-story.ts";

export const story: QueueStory = {
  id: "data_requests",
  tag: "@privacy",
  arrive: async (request, word) => {
    const data = {
      ...{ kind: "access", email: `${word}@guests.test`, note: "Quero uma cópia." },
      receivedAt: new Date().toISOString(),
    };
    const session = await openAdmin(request);
    await ask(request, { session, path: "/api/admin/privacy/requests", data });
  },
  decide: async (page, word) => {
    await enterOn(button(page, `Responder a ${word}@guests.test`));
    await answer(page, "A cópia foi enviada.", "Salvar resposta");
    await expect(rowOf(page, word)).toHaveCount(0);
  },
};
