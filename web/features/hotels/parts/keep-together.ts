/** Keeps a number with what it counts, and a very short word with the next, so that no line ends on either. */
export function keepTogether(text: string): string {
  return text.replace(/(?<=(?:^|[\s(])(?:\d+|\p{L}{1,2}|the|com)) (?=\S)/giu, "\u00a0");
}
