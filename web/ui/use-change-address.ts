import { useSearchParams } from "react-router";

type Changes = Record<string, string>;

/**
 * Sets some of what the address asks anew; an empty value takes it away. It is read where it stands, not as it was when
 * the page was drawn, and the page follows in the same moment: of two quick clicks both count.
 */
export function useChangeAddress() {
  const [, setParams] = useSearchParams();
  return (changes: Changes | ((now: URLSearchParams) => Changes)) => {
    const next = new URLSearchParams(window.location.search);
    const wanted = typeof changes === "function" ? changes(next) : changes;
    for (const [name, value] of Object.entries(wanted)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { preventScrollReset: true, flushSync: true });
  };
}
