import { compileMessages } from "./compile.ts";

compileMessages();
