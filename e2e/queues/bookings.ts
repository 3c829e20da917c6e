import { expect } from "@playwright/test";
import { enterOn } from "../keyboard.ts";
import { type QueueStory, rowOf } from "../queue-story.ts";
import { answerBooking, sendLateBooking } from "../review-arrivals.ts";

/** What becomes of a stay is the hotel's to say: the house writes to it, and its answer ends the wait. */
export const story: QueueStory = {
  id: "bookings",
  tag: "@bookings",
  arrive: sendLateBooking,
  decide: async (page, word) => {
    await enterOn(rowOf(page, word).getByRole("link"));
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const writing = page.waitForEvent("popup");
    await enterOn(page.getByRole("link", { name: "Escrever no WhatsApp" }));
    await expect(await writing).toHaveURL(/^https:\/\/wa\.me\/\d+\?text=/);
    await answerBooking(page.request, word);
    await page.goBack();
    await expect(page.getByRole("main").locator("tbody tr").first()).toBeVisible();
    await expect(rowOf(page, word)).toHaveCount(0);
  },
};
