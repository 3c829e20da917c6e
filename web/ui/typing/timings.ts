/** The pace of the typing animation, in milliseconds. */
export type TypingTimings = {
  /** Before the very first character of the tagline. */
  startMs: number;
  perCharacterMs: number;
  /** The finished tagline stays. */
  taglineHoldMs: number;
  /** The finished word stays. */
  wordHoldMs: number;
  /** After either has stayed, before the other begins. */
  switchMs: number;
};

const everywhere = { startMs: 1_000, switchMs: 1_500 };

/** spec §9, desktop / tablet (768–1023 px) / mobile (under 768 px). */
export const typingTimings = {
  desktop: { ...everywhere, perCharacterMs: 80, taglineHoldMs: 8_000, wordHoldMs: 4_000 },
  tablet: { ...everywhere, perCharacterMs: 70, taglineHoldMs: 6_000, wordHoldMs: 3_000 },
  mobile: { ...everywhere, perCharacterMs: 60, taglineHoldMs: 5_000, wordHoldMs: 2_500 },
} as const satisfies Record<string, TypingTimings>;

/** The pace for a window of the given width. */
export function timingsForWidth(widthPx: number): TypingTimings {
  if (widthPx < 768) return typingTimings.mobile;
  return widthPx < 1024 ? typingTimings.tablet : typingTimings.desktop;
}
