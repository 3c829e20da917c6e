import { createOrderThread, type Maker } from "../threads/order-thread.ts";

export type PdfMaker = Maker;

/** Makes PDFs in a thread of their own; a layout gives a react-pdf document. */
export function createPdfMaker(): PdfMaker {
  return createOrderThread(new URL("./pdf-thread.ts", import.meta.url));
}
