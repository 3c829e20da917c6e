import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * What is open of a page: whatever is opened by hand, and what the address asks for in `new`, each time it asks. The
 * address is put right at once, so that going back or reading the page again opens nothing.
 */
export function useAsked<Open>(ways: Record<string, Open>) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Open>();
  const [answered, setAnswered] = useState<string>();
  const given = params.get("new") ?? "";
  const asked = given in ways ? given : undefined;
  if (asked !== answered) {
    setAnswered(asked);
    if (asked !== undefined) setOpen(ways[asked]);
  }
  useEffect(() => {
    if (asked === undefined) return;
    const without = (before: URLSearchParams) => {
      const left = new URLSearchParams(before);
      left.delete("new");
      return left;
    };
    setParams(without, { replace: true, preventScrollReset: true });
  }, [asked, setParams]);
  return [open, setOpen] as const;
}
