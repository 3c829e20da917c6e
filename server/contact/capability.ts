import { declareCapability } from "../capability.ts";
import { ownMessages } from "./own-messages.ts";
import { mentionsSection } from "./report-section.ts";
import { contactRoutes } from "./routes.ts";

/** Messages of visitors. */
export const contact = declareCapability({
  routes: contactRoutes,
  accountability: [mentionsSection],
  personal: [ownMessages],
});
