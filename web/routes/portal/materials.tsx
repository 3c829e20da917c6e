import { FolderHeart, Link as LinkIcon } from "lucide-react";
import { m } from "#messages/messages.js";
import { KitDesk } from "#web/features/materials/kit/kit-desk.tsx";
import { AdminDesk } from "#web/features/materials/review/admin-desk.tsx";
import { ToHouse } from "#web/portal/house/to-house.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_materials() }) }];

/** Materials, as each portal knows them: to sell with, to send, to review. */
export default function MaterialsPage() {
  const { userRole } = useCurrentUser();
  const home = useHome();
  const head = (text: string) => <PageHead title={m.menu_materials()} text={text} />;
  if (userRole === "hotel") return <ToHouse tab="materials" />;
  if (userRole === "admin") return <AdminDesk head={head(m.materials_review_text())} />;
  const ways = (
    <>
      <ButtonLink look="outline" size="work" to={`${home}/materials/collections`}>
        <FolderHeart size={15} strokeWidth={1.5} aria-hidden="true" /> {m.materials_collections()}
      </ButtonLink>
      <ButtonLink look="outline" size="work" to={`${home}/materials/links`}>
        <LinkIcon size={15} strokeWidth={1.5} aria-hidden="true" /> {m.materials_links()}
      </ButtonLink>
    </>
  );
  return <KitDesk head={<PageHead title={m.menu_materials()} text={m.materials_text()} actions={ways} />} />;
}
