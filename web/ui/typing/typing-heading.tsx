import { useRef } from "react";
import { splitLine } from "./typing-machine.ts";
import { useTyping } from "./use-typing.ts";

type TypingHeadingProps = { tagline: string; word: string };

/**
 * A page's title that types its tagline and a word in turn. Each line is laid out whole from the start and only
 * inked in, so that neither words nor page ever move; assistive technology reads both at once.
 */
export function TypingHeading({ tagline, word }: TypingHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useTyping({ lines: { tagline, word }, seenIn: heading });
  const line = state?.line ?? "tagline";
  const text = line === "tagline" ? tagline : word;
  const [typed, untyped] = splitLine(text, state?.shown ?? 0);
  return (
    <h1
      ref={heading}
      className="typing d1"
      aria-label={`${tagline} ${word}.`}
      data-live={state ? "" : undefined}
    >
      <span className="typing-room" aria-hidden="true">
        {tagline}
      </span>
      <span className="typing-line" aria-hidden="true" data-line={line}>
        {typed}
        <span className="typing-caret" />
        <span className="typing-untyped">{untyped}</span>
      </span>
    </h1>
  );
}
