import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareServerTemplate } from "./postgres-template.ts";

// A PostgreSQL for several runs of a few tests, with a demo world that is planted by the first: for whoever writes them.
const { adminUrl } = await prepareServerTemplate();
const folder = mkdtempSync(join(tmpdir(), "lilamonde-kept-"));
console.log(`export TEST_POSTGRES='${adminUrl} ${folder}'`);
setInterval(() => undefined, 2 ** 30);
