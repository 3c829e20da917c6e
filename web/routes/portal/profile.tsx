import type { ReactNode } from "react";
import type { Role } from "#domain/accounts/roles.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { m } from "#messages/messages.js";
import { NewPasswordForm } from "#web/features/accounts/new-password-form.tsx";
import { NotificationChoices } from "#web/features/notifications/notification-choices.tsx";
import { DataPanels } from "#web/features/privacy/data-panels.tsx";
import { PreviewButton } from "#web/features/profile/preview/preview-button.tsx";
import styles from "#web/features/profile/profile.module.css";
import { useProfile } from "#web/features/profile/profile.ts";
import { AgencySection } from "#web/features/profile/sections/agency-section.tsx";
import { ContactSection } from "#web/features/profile/sections/contact-section.tsx";
import { DocumentsSection } from "#web/features/profile/sections/documents-section.tsx";
import { IdentitySection } from "#web/features/profile/sections/identity-section.tsx";
import { LanguageSection } from "#web/features/profile/sections/language-section.tsx";
import { UnsavedGuard } from "#web/features/profile/unsaved-guard.tsx";
import { SecurityPanels } from "#web/features/security/security-panels.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { PageIndex } from "#web/ui/page-index.tsx";
import { PageSection } from "#web/ui/page-section.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_profile() }) }];

/** What a person says of themselves, how they come in, and what becomes of their data. */
export default function ProfilePage() {
  const { userRole } = useCurrentUser();
  return (
    <QueryView query={useProfile()} head={<PageHead title={m.menu_profile()} />}>
      {(profile) => {
        const parts = partsOf(profile, userRole);
        return (
          <>
            <PageHead
              title={m.menu_profile()}
              text={m.profile_lead()}
              actions={<PreviewButton profile={profile} />}
            />
            <div className={classNames(styles.profile, "work")}>
              <PageIndex label={m.profile_index()} parts={parts} />
              <div className={styles.profileSections}>
                {parts.map(({ id, title, text, content }) => (
                  <PageSection key={id} id={id} title={title} text={text}>
                    {content}
                  </PageSection>
                ))}
              </div>
            </div>
            <UnsavedGuard />
          </>
        );
      }}
    </QueryView>
  );
}

type Part = { id: string; title: string; text: string; content: ReactNode };

function partsOf(profile: Profile, role: Role | null): Part[] {
  // An agency and specialties are of those who sell.
  const sells = role === "advisor" || role === "tour_operator";
  const parts: (Part & { isOfSellers?: true })[] = [
    {
      id: "identidade",
      title: m.profile_identity(),
      text: m.profile_identity_text(),
      content: <IdentitySection profile={profile} sells={sells} />,
    },
    {
      id: "contato",
      title: m.profile_contact(),
      text: m.profile_contact_text(),
      content: <ContactSection profile={profile} />,
    },
    {
      id: "documentos",
      title: m.profile_documents(),
      text: m.profile_documents_text(),
      content: <DocumentsSection profile={profile} />,
    },
    {
      id: "agencia",
      isOfSellers: true,
      title: m.profile_agency(),
      text: m.profile_agency_text(),
      content: <AgencySection profile={profile} />,
    },
    {
      id: "preferencias",
      title: m.profile_preferences(),
      text: m.profile_preferences_text(),
      content: (
        <>
          <LanguageSection profile={profile} />
          <h3 className={styles.profileHeading}>{m.notification_choices()}</h3>
          <NotificationChoices />
        </>
      ),
    },
    {
      id: "seguranca",
      title: m.security_title(),
      text: m.security_text(),
      content: <SecurityPanels passwordForm={<PasswordForm />} />,
    },
    {
      id: "dados",
      title: m.privacy_title(),
      text: m.privacy_text(),
      content: <DataPanels email={profile.email} />,
    },
  ];
  return parts.filter(({ isOfSellers }) => sells || !isOfSellers);
}

/** Who only ever came in by a provider has no password to show yet. */
function PasswordForm() {
  const { user } = useCurrentUser();
  const hasPassword = user?.identities?.some(({ provider }) => provider === "email") ?? true;
  return <NewPasswordForm asksCurrent={hasPassword} />;
}
