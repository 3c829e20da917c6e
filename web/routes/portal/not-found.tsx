import { data } from "react-router";
import { m } from "#messages/messages.js";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: "Oops! Page not found" }) }];

export function loader() {
  return data(null, { status: 404 });
}

/** An address that the portal does not have, inside its frame; the title is the same in both languages (spec §2). */
export default function PortalNotFound() {
  const home = useHome();
  return (
    <>
      <PageHead title="Oops! Page not found" titleLanguage="en" />
      <EmptyState
        title={m.not_found_explanation()}
        action={
          <ButtonLink look="outline" size="work" to={home}>
            {m.portal_back_home()}
          </ButtonLink>
        }
      />
    </>
  );
}
