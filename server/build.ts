import { buildWhenStale } from "./startup/build.ts";

await buildWhenStale();
