import { m } from "#messages/messages.js";
import { QuestionnairesDesk } from "#web/features/diagnostic/house/questionnaires-desk.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.diagnostic_questionnaires() }) }];

/** What the diagnostic asks, and to whom it is open. */
export default function QuestionnairesPage() {
  return <QuestionnairesDesk />;
}
