import { useCallback, useEffect, useRef, useState } from "react";
import type { ProductContent } from "#domain/products/content.ts";
import type { OwnProduct } from "#domain/products/products.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { saveDraft } from "../products.ts";

const PAUSE_MS = 700;
export type SaveState = "saved" | "saving" | "offline" | "failed" | "conflict";

/** A draft that saves itself a moment after the last word, one saving at a time; what is written meanwhile goes next. */
export function useDraft(product: OwnProduct) {
  const [content, setContent] = useState<ProductContent>((product.draft ?? product.live)!);
  const [state, setState] = useState<SaveState>("saved");
  const version = useRef(product.version);
  const waiting = useRef<ProductContent>(undefined);
  const under = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { run } = useWrite(saveDraft(product.id));

  const keep = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    // Others who waited may have begun the next saving: what is sent afterwards is made of its version.
    while (under.current) await under.current;
    const next = waiting.current;
    if (!next) return true;
    waiting.current = undefined;
    setState("saving");
    under.current = run({ content: next, version: version.current }).then((done) => {
      under.current = undefined;
      if (done.state === "done") {
        version.current = done.value.version;
        setState(waiting.current ? "saving" : "saved");
        return true;
      }
      // What could not be kept stays, for the next try.
      waiting.current ??= next;
      setState(done.state === "conflict" ? "conflict" : done.state === "offline" ? "offline" : "failed");
      return false;
    });
    return under.current;
  }, [run]);

  const change = (changed: Partial<ProductContent>) => {
    setContent((before) => {
      const next = { ...before, ...changed };
      waiting.current = next;
      return next;
    });
    setState("saving");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(), PAUSE_MS);
  };

  // Whoever leaves takes nothing unsaved along; to be drawn anew is not to leave.
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  }, [keep]);
  useEffect(() => () => void latest.current(), []);
  return { content, change, keep, state, version: () => version.current };
}
