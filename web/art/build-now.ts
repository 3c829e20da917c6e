import { buildArt } from "./build-art.ts";

/** Told so often that nobody thinks it stands still, and no more. */
const TOLD_EVERY = 25;

await buildArt(undefined, (made, wanted) => {
  if (made % TOLD_EVERY === 0 || made === wanted) console.log(`Pictures: ${made} of ${wanted}`);
});
