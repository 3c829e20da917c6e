import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { declareApp } from "./declare-app.ts";
import { filesPage } from "./documentation/files-page.ts";

const { document } = declareApp();
writeFileSync(join(import.meta.dirname, "../docs/files.md"), filesPage(document()));
