// Anything that could end a header, list a second address or open a group or a comment is outside these sets.
const LOCAL = /^[^\s\p{Cc}@,;:<>()[\]"\\]{1,64}$/u;
const DOMAIN = /^[^\s\p{Cc}@,;:<>()[\]"\\]{1,253}$/u;

/** Whether the text is exactly one mail address and nothing else. */
export function isSingleAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return text.length <= 320 && at > 0 && LOCAL.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}
