import { compileMessages } from "../messages/compile.ts";

compileMessages();
// What imports compiled messages is loaded after they exist.
const { run } = await import("./startup/run.ts");
await run({ isDevelopment: true });
