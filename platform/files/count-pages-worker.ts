import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

const { path } = workerData as { path: string };
const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
// A document that only pretends has pages that cannot be opened.
await document.getPage(1);
parentPort!.postMessage(document.numPages);
