import type { FaqTopic } from "#domain/faq/faq.ts";
import { aboutAccount } from "./about-account.ts";
import { aboutAdvisors } from "./about-advisors.ts";
import { aboutCommunity } from "./about-community.ts";
import { aboutHotels } from "./about-hotels.ts";
import type { FaqSeed } from "./faq-seed.ts";

/** The questions the house answers, by topic. */
export const houseFaq: Record<FaqTopic, FaqSeed[]> = {
  hotels: aboutHotels,
  advisors: aboutAdvisors,
  community: aboutCommunity,
  account: aboutAccount,
};
