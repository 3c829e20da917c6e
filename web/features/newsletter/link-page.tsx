import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import type { NewsletterApi } from "#server/newsletter/contract.ts";
import { browserApi } from "#web/api.ts";
import { sitePath } from "#web/site/site-path.ts";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Notice } from "#web/ui/notice.tsx";
import stateStyles from "#web/ui/state.module.css";
import { followLink, type LetterLink, type LinkOutcome } from "./follow-link.ts";
import styles from "./newsletter.module.css";
import { readToken } from "./read-token.ts";

type Words = { heading: string; text: string };

type LinkPageProps = {
  link: LetterLink;
  /** What came of the button pressed without scripts. */
  posted: LinkOutcome | undefined;
  ask: Words & { action: string };
  done: Words;
  unknown: Words & { way: ReactNode };
};

/** The page behind a link in a letter: it asks for one press, since mail programs open links by themselves. */
export function LinkPage({ link, posted, ask, done, unknown }: LinkPageProps) {
  const token = readToken(useLocation().search);
  const [pressed, setPressed] = useState<LinkOutcome>();
  const [isSending, setIsSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = pressed ?? posted ?? (token === "" ? "unknown" : undefined);

  useEffect(() => {
    if (pressed) heading.current?.focus();
  }, [pressed]);
  const press = async () => {
    setIsSending(true);
    setPressed(await followLink(browserApi<NewsletterApi>(), { link, token }));
    setIsSending(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void press();
  };

  const words = outcome === "done" ? done : outcome === "unknown" ? unknown : ask;
  return (
    <main id="content" className={classNames(stateStyles.pageMessage, styles.linkPage)}>
      <h1 ref={heading} className="d1" tabIndex={-1}>
        {words.heading}
      </h1>
      <p className="lead">{words.text}</p>
      {words === ask && (
        <form method="post" onSubmit={onSubmit}>
          <Button type="submit" isBusy={isSending}>
            {ask.action}
          </Button>
        </form>
      )}
      {words === ask && outcome && <Notice tone="bad">{failureText(outcome)}</Notice>}
      {words === unknown && unknown.way}
      {words === done && <ArrowLink to={sitePath("/")}>{m.newsletter_home()}</ArrowLink>}
    </main>
  );
}

function failureText(outcome: LinkOutcome): string {
  if (outcome === "offline") return m.newsletter_offline();
  return outcome === "rate_limited" ? m.newsletter_rate_limited() : m.newsletter_failed();
}
