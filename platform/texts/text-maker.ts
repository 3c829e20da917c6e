import { createOrderThread, type Maker } from "../threads/order-thread.ts";

export type TextMaker = Maker;

/** Makes files of text, as calendars are, in a thread of their own; a layout gives the text. */
export function createTextMaker(): TextMaker {
  return createOrderThread(new URL("./text-thread.ts", import.meta.url), { threads: 1 });
}
