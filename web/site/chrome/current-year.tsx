import { useSyncExternalStore } from "react";
import { useSiteData } from "../site-data.ts";

const never = () => () => {};

/** The year it is for the reader; a page kept since last year is put right once it is live. */
export function CurrentYear() {
  const { year } = useSiteData();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => year,
  );
}
