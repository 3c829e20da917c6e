import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { Included } from "#web/site/services/included.tsx";
import { Method } from "#web/site/services/method.tsx";
import { OneCase } from "#web/site/services/one-case.tsx";
import { Process } from "#web/site/services/process.tsx";
import { ServicesOpening } from "#web/site/services/services-opening.tsx";
import { ClosingCall } from "#web/site/small-pages/closing-call.tsx";
import type { Route } from "./+types/services.ts";

const path = "/servicos-representacao-hoteleira";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.services_title(),
    description: m.services_description(),
    path,
    picture: "services-corridor",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hero: await readHero(context.get(pageContext), "services") };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <ServicesOpening hero={loaderData.hero} />
      <Method />
      <Included />
      <OneCase />
      <Process />
      <ClosingCall
        title={m.services_call_title()}
        text={m.services_call_text()}
        action={m.services_call_action()}
        interest="represent_hotel"
      />
      <BreadcrumbData name={m.footer_representation()} path={path} />
    </main>
  );
}
