import { declareCapability } from "../capability.ts";
import { faqRoutes } from "./routes.ts";

/** Questions and answers. */
export const faq = declareCapability({
  routes: faqRoutes,
});
