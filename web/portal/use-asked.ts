import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";

/**
 * What is open of a page: whatever is opened by hand, and what the address asks for in `new`, each time it asks. The
 * address is put right at once, so that going back or reading the page again opens nothing.
 */
export function useAsked<Open>(ways: Record<string, Open>) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const [open, setOpen] = useState<Open>();
  const [answered, setAnswered] = useState<string>();
  const given = params.get("new") ?? "";
  const asked = given in ways ? given : undefined;
  // By its place in the history: asked twice in a moment, the page may never be drawn with the address put right.
  if (asked !== undefined && key !== answered) {
    setAnswered(key);
    setOpen(ways[asked]);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking is put right, the same one again too
  useEffect(() => {
    if (asked === undefined) return;
    const without = (before: URLSearchParams) => {
      const left = new URLSearchParams(before);
      left.delete("new");
      return left;
    };
    setParams(without, { replace: true, preventScrollReset: true });
  }, [asked, key, setParams]);
  return [open, setOpen] as const;
}
