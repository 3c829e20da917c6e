import { expect } from "@playwright/test";
import { lift } from "../earnings-cast.ts";
import { makeAdministrator } from "../house-database.ts";
import { enterOn } from "../keyboard.ts";
import { ask, comeIn } from "../people.ts";
import { button, type QueueStory, rowOf } from "../queue-story.ts";

export const story: QueueStory = {
  id: "grants",
  tag: "@people",
  arrive: async (request, word) => {
    const [team, person] = [
      await comeIn(request, { name: "Zilá Reis" }),
      await comeIn(request, { name: word }),
    ];
    await makeAdministrator(team.id);
    const session = await lift(request, team.session);
    await ask(request, {
      session,
      path: `/api/people/${person.id}/grant`,
      data: { reason: "Cuida da casa." },
    });
  },
  decide: async (page, word) => {
    await enterOn(rowOf(page, word).getByRole("link"));
    await expect(page.getByRole("heading", { name: word })).toBeVisible();
    await enterOn(button(page, "Descartar proposta"));
    await expect(rowOf(page, word)).toHaveCount(0);
  },
};
