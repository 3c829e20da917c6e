import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { ClosingCall } from "#web/site/small-pages/closing-call.tsx";
import { Demonstrations } from "#web/site/solutions/demonstrations.tsx";
import { SolutionsHero } from "#web/site/solutions/solutions-hero.tsx";
import type { Route } from "./+types/solutions.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.solutions_title(),
    description: m.solutions_description(),
    path: "/solutions",
    picture: "solutions-still-life",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hero: await readHero(context.get(pageContext), "solutions") };
}

export default function Solutions({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <SolutionsHero hero={loaderData.hero} />
      <Demonstrations />
      <ClosingCall
        title={m.solutions_call_title()}
        text={m.solutions_call_text()}
        action={m.solutions_call_action()}
        interest="digital_solutions"
      />
      <BreadcrumbData name={m.footer_solutions()} path="/solutions" />
    </main>
  );
}
