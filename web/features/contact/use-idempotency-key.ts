import { useCallback, useRef } from "react";

/** A key that stays the same while the same content is sent again, and changes with it. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: newKey() };
    return last.current.key;
  }, []);
}

function newKey(): string {
  // Not crypto.randomUUID: it is missing where the page was not fetched over TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
