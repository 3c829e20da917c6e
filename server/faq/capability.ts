import { declareCapability } from "../capability.ts";
import { revertQuestion } from "./register/revert-question.ts";
import { faqRoutes } from "./routes.ts";

/** Questions and answers. */
export const faq = declareCapability({
  routes: faqRoutes,
  reverts: [revertQuestion],
});
