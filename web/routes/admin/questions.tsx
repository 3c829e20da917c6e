import { m } from "#messages/messages.js";
import { QuestionsDesk } from "#web/features/faq/register/questions-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.questions_title() }) }];

/** The questions of the public page, kept by administrators. */
export default function QuestionsPage() {
  return (
    <QuestionsDesk
      head={(actions) => <PageHead title={m.questions_title()} text={m.questions_lead()} actions={actions} />}
    />
  );
}
