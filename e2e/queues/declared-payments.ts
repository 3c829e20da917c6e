import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { button, itemOf, type QueueStory } from "../queue-story.ts";

export const story: QueueStory = {
  id: "declared-payments",
  tag: "@commissions",
  decide: async (page) => {
    // What the demo's hotel says it paid becomes a transfer to check, and stays one.
    const said = itemOf(page, "SWIFT 55120");
    await enterOn(said.getByRole("button", { name: /^Registrar esta transferência/ }));
    await expect(page.getByLabel("Moeda")).toHaveValue("USD");
    await expect(page.getByLabel("Referência do banco")).toHaveValue("SWIFT 55120");
    await expect(page.getByLabel(/^Linhas/)).toHaveValue(/^VP-5510;/);
    await enterOn(button(page, "Conferir"));
    await expect(page.getByText("Preencha este campo.").first()).toBeVisible();
  },
};
