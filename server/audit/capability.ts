import { declareCapability } from "../capability.ts";
import { ownHistory } from "./own-history.ts";

/** Who did what to what. */
export const audit = declareCapability({
  personal: [ownHistory],
});
