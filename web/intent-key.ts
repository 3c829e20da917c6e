/**
 * Keys for the header Idempotency-Key: the same while the same content is tried again, so that what arrived the first
 * time is not done twice; another one as soon as the content differs, or the intent was fulfilled.
 */
export function createIntentKeys() {
  let last: { content: unknown; key: string } | undefined;
  return {
    keyOf: (content: unknown): string => {
      if (!last || !isSame(content, last.content)) last = { content, key: newKey() };
      return last.key;
    },
    fulfil: () => {
      last = undefined;
    },
  };
}

/** Whether two contents say the same; of a file only itself does. */
function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

function newKey(): string {
  // Not crypto.randomUUID: it is missing where the page was not fetched over TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
