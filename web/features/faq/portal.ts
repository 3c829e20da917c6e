import { MessageCircleQuestionMark, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of questions and answers. */
export const faq = declareFeature({
  pages,
  menu: [
    {
      path: "questions",
      label: m.questions_menu,
      icon: MessageCircleQuestionMark,
      at: { admin: { group: "content", place: 10 } },
    },
  ],
  actions: [
    { label: m.questions_new, note: m.questions_menu, icon: Plus, to: "questions?new=1", roles: ["admin"] },
  ],
});
