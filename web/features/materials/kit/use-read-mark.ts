import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { runWrite } from "#web/session/queries/use-write.ts";
import { markVisit } from "../materials.ts";

const READ_MS = 8_000;

/** Moves the mark of the last visit on once the page was open long enough to be read, not when it loads. */
export function useReadMark(asOf: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!asOf) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void runWrite(queries, markVisit, asOf);
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [asOf, queries]);
}
