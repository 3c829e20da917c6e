import { declareCapability } from "../capability.ts";
import { listFaqPage } from "./list-faq-page.ts";
import { questionsBulk } from "./register/bulk.ts";
import { revertQuestion } from "./register/revert-question.ts";
import { faqRoutes } from "./routes.ts";

/** Questions and answers. */
export const faq = declareCapability({
  routes: faqRoutes,
  reverts: [revertQuestion],
  bulk: questionsBulk,
  publishedPages: listFaqPage,
  named: [{ table: "faq_entries", name: "question ->> 'pt'" }],
});
