import { compileMessages } from "../messages/compile.ts";
import { buildWebWhenStale } from "./startup/web-build.ts";

compileMessages();
await buildWebWhenStale({ onBuild: () => console.log("Building the web part…") });
