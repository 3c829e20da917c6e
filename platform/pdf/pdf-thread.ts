import { parentPort } from "node:worker_threads";
import { Font, renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { pdfFonts } from "./pdf-fonts.ts";

type Layout = { layout: (content: unknown) => ReactElement };

for (const font of pdfFonts) Font.register({ ...font });
// Words are not broken: the rules are those of English.
Font.registerHyphenationCallback((word) => [word]);

type Order = { layout: string; content: unknown };
parentPort!.on("message", (order: Order) => void answer(order));

async function answer({ layout, content }: Order): Promise<void> {
  try {
    const module = (await import(layout)) as Layout;
    const buffer = await renderToBuffer(module.layout(content) as never);
    const pdf = new Uint8Array(buffer);
    parentPort!.postMessage({ pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort!.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
