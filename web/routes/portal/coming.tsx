import { type MetaArgs, useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { comingPageOf } from "#web/portal/coming/coming-pages.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";

export const meta = ({ location }: MetaArgs) => {
  const page = comingPageOf(location.pathname);
  return [
    { title: m.portal_page_title({ page: page?.title() ?? "" }) },
    { name: "robots", content: "noindex" },
  ];
};

/** An honest page: what will be here, and that it is not here yet. */
export default function ComingPage() {
  const page = comingPageOf(useLocation().pathname);
  const home = useHome();
  if (!page) return null;
  const { title, text } = page;
  return (
    <>
      <PageHead title={title()} />
      <EmptyState
        title={m.coming_title()}
        text={text()}
        action={
          <ButtonLink look="outline" size="work" to={home}>
            {m.coming_back()}
          </ButtonLink>
        }
      />
    </>
  );
}
