import { m } from "#messages/messages.js";
import { SettingsDesk } from "#web/features/settings/settings-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.settings_title() }) }];

/** The settings of the house. */
export default function SettingsPage() {
  return (
    <>
      <PageHead title={m.settings_title()} text={m.settings_lead()} />
      <SettingsDesk />
    </>
  );
}
