import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { FaqGroup } from "./faq-group.tsx";
import styles from "./faq-page.module.css";
import { FaqSearch } from "./faq-search.tsx";
import type { FaqGroupView } from "./faq-view.ts";
import { topicName } from "./topic-names.ts";
import { useFaqSearch } from "./use-faq-search.ts";

/** The questions by subject, narrowed while one types; without scripts the form asks the server the same. */
export function FaqDesk({ groups }: { groups: readonly FaqGroupView[] }) {
  const { query, search, found } = useFaqSearch(groups);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className={classNames("wrap grid-12", styles.faqDesk)}>
      <div className={styles.faqSide}>
        <FaqSearch query={query} count={count} onSearch={search} />
        <nav aria-label={m.faq_topics()}>
          <ul>
            {found.map(({ topic }) => (
              <li key={topic}>
                <a className="text-link" href={`#${topic}`}>
                  {topicName(topic)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.faqGroups}>
        {found.map((group) => (
          <FaqGroup key={group.topic} group={group} />
        ))}
        {count === 0 && (
          <EmptyState
            title={m.faq_empty_title()}
            text={m.faq_empty_text()}
            action={<ButtonLink to={sitePath("/contact")}>{m.faq_empty_action()}</ButtonLink>}
          />
        )}
      </div>
    </div>
  );
}
