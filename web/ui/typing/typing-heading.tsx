import { useRef } from "react";
import { classNames } from "../class-names.ts";
import styles from "./typing.module.css";
import { splitLine } from "./typing-machine.ts";
import { useTyping } from "./use-typing.ts";

type TypingHeadingProps = { tagline: string; word: string };

/**
 * A page's title that types its tagline and a word in turn. The tagline lies whole and unseen on the page from the
 * first paint and is inked in, or stands when scripts are late; so neither words nor page ever move. Assistive technology reads both lines at once.
 */
export function TypingHeading({ tagline, word }: TypingHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  const state = useTyping({ lines: { tagline, word }, seenIn: heading, whole });
  const line = state?.line ?? "tagline";
  const [typed, untyped] = splitLine(line === "tagline" ? tagline : word, state?.shown ?? 0);
  return (
    <h1
      ref={heading}
      className={classNames(styles.typing, "d1")}
      aria-label={`${tagline} ${word}.`}
      data-live={state ? "" : undefined}
      data-line={line}
    >
      <span ref={whole} className={styles.typingWhole} data-slot="typing-whole" aria-hidden="true">
        {tagline}
      </span>
      <span className={styles.typingLine} data-slot="typing-line" aria-hidden="true">
        {typed}
        <span className={styles.typingCaret} />
        <span className={styles.typingUntyped} data-slot="typing-untyped">
          {untyped}
        </span>
      </span>
    </h1>
  );
}
