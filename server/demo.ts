import { exitWith } from "./startup/explain.ts";
import { runDemo } from "./startup/run-demo.ts";

try {
  console.log(await runDemo(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  exitWith(error);
}
