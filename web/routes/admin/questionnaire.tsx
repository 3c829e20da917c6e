import { m } from "#messages/messages.js";
import { Builder } from "#web/features/diagnostic/house/builder.tsx";
import type { Route } from "./+types/questionnaire.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.diagnostic_questionnaires() }) }];

/** One questionnaire: its draft, its preview, and where people stop. */
export default function QuestionnairePage({ params }: Route.ComponentProps) {
  return <Builder id={params.id} />;
}
