import type { FaqTopic } from "#domain/faq/faq.ts";
import { m } from "#messages/messages.js";

const names = {
  hotels: m.faq_topic_hotels,
  advisors: m.faq_topic_advisors,
  community: m.faq_topic_community,
  account: m.faq_topic_account,
} satisfies Record<FaqTopic, () => string>;

/** The name of a group of questions. */
export function topicName(topic: FaqTopic): string {
  return names[topic]();
}
