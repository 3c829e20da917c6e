import { StructuredData } from "#web/site/structured-data.tsx";
import type { FaqGroupView } from "./faq-view.ts";

/** The questions and answers, for machines. */
export function FaqData({ groups }: { groups: readonly FaqGroupView[] }) {
  const entries = groups.flatMap((group) => group.entries);
  return (
    <StructuredData
      facts={{
        "@type": "FAQPage",
        mainEntity: entries.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
        })),
      }}
    />
  );
}
