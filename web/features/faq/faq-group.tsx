import { hasTwin } from "#domain/site/addresses.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Accordion } from "#web/ui/accordion.tsx";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import styles from "./faq-page.module.css";
import type { FaqGroupView, QuestionView } from "./faq-view.ts";
import { topicName } from "./topic-names.ts";

/** The questions of one subject. */
export function FaqGroup({ group: { topic, entries } }: { group: FaqGroupView }) {
  return (
    <section id={topic} aria-labelledby={`${topic}-title`}>
      <h2 className="d3" id={`${topic}-title`}>
        {topicName(topic)}
      </h2>
      <Accordion
        name={`faq-${topic}`}
        items={entries.map((entry) => ({
          id: entry.id,
          title: entry.question,
          content: <Answer entry={entry} />,
        }))}
      />
    </section>
  );
}

function Answer({ entry: { answer, link } }: { entry: QuestionView }) {
  return (
    <div className={styles.faqAnswer}>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && <ArrowLink to={hasTwin(link.path) ? sitePath(link.path) : link.path}>{link.label}</ArrowLink>}
    </div>
  );
}
