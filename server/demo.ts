import { compileMessages } from "../messages/compile.ts";
import { exitWith } from "./startup/explain.ts";

try {
  compileMessages();
  // What imports compiled messages is loaded after they exist.
  const { runDemo } = await import("./startup/run-demo.ts");
  console.log(await runDemo(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  exitWith(error);
}
