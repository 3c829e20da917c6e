import { buildArt } from "./build-art.ts";

await buildArt();
