import { expect } from "@playwright/test";
import { enterOn, skipToContent } from "./keyboard.ts";
import { modulesIn } from "./modules-in.ts";
import { ask, openAdmin } from "./people.ts";
import { revisit } from "./portal-visit.ts";
import type { QueueStory } from "./queue-story.ts";
import { test } from "./tidy-test.ts";

const stories = (await modulesIn<{ story: QueueStory }>("queues")).map(({ story }) => story);

test("every queue of the house has its story", { tag: ["@queues"] }, async ({ request }) => {
  const session = await openAdmin(request);
  const { queues } = await ask(request, { session, path: "/api/admin/queues" });
  const ids = queues.map((queue: { id: string }) => queue.id);
  expect(stories.map(({ id }) => id).sort()).toEqual(ids.sort());
});

for (const { id, tag, arrive, decide } of stories) {
  test(`the queue of ${id} is gone through from the first page to its decision by the keyboard alone`, {
    tag: ["@queues", tag],
  }, async ({ browser, baseURL, request }) => {
    const word = `tecla${Date.now()}`;
    await arrive?.(request, word);
    const tools = { browser, baseURL, request };
    const page = await revisit(tools, { who: "admin", language: "pt", screen: "desktop" });
    await page.goto("/admin");
    const way = page.locator(`tr[data-queue=${id}]`).getByRole("link");
    await way.waitFor();
    await skipToContent(page);
    await enterOn(way);
    // The first page has a table too.
    await expect(page.locator("tr[data-queue]")).toHaveCount(0);
    await decide(page, word);
  });
}
