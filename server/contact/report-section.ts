import type { Interest } from "#domain/contact/contact.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import type { ReportSection } from "../accountability/report-section.ts";
import { interestName } from "./interest-name.ts";
import { findMessagesAbout } from "./queries.ts";

/** The messages that name the hotel: when they came and what they were about, never whose they were. */
export const mentionsSection: ReportSection = {
  id: "leads",
  title: m.accountability_leads,
  figures: [
    {
      id: "messages",
      label: m.accountability_messages,
      rows: async (db, { name, from, until }) => {
        const found = await findMessagesAbout(db, { words: name, from, until });
        return found.map(({ interest, at }) => ({
          on: houseDay(at),
          text: {
            pt: interestName(interest as Interest, "pt"),
            en: interestName(interest as Interest, "en"),
          },
          count: 1,
        }));
      },
    },
  ],
};
