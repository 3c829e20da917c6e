import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { GlobalFonts } from "@napi-rs/canvas";
import { getDocumentProxy, renderPageAsImage } from "unpdf";
import { pdfFonts } from "../pdf/pdf-fonts.ts";

const { path, width } = workerData as { path: string; width: number };
/** A page longer than this many times its width, or the other way round, is no page to show. */
const MAX_RATIO = 4;

const bytes = await readFile(path);
const document = await getDocumentProxy(new Uint8Array(bytes));
// A document that only pretends has pages that cannot be opened.
const { width: wide, height: tall } = (await document.getPage(1)).getViewport({ scale: 1 });
parentPort!.postMessage({ pages: document.numPages });

if (Math.max(wide / tall, tall / wide) <= MAX_RATIO) {
  // Documents may name typefaces that they do not bring; on a bare machine there are none but ours.
  if (GlobalFonts.families.length === 0) {
    for (const { src, family } of pdfFonts) GlobalFonts.registerFromPath(src, family.toLowerCase());
  }
  const canvasImport = () => import("@napi-rs/canvas");
  const picture = await renderPageAsImage(new Uint8Array(bytes), 1, { canvasImport, width });
  parentPort!.postMessage({ picture: new Uint8Array(picture) });
}
