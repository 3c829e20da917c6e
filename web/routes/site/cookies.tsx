import { m } from "#messages/messages.js";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta } from "#web/site/page-meta.ts";
import { ForgetChoices } from "#web/site/small-pages/forget-choices.tsx";
import { SmallPage } from "#web/site/small-pages/small-page.tsx";
import { StoredThings } from "#web/site/small-pages/stored-things.tsx";
import type { Route } from "./+types/cookies.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.cookies_title(),
    description: m.cookies_description(),
    path: "/cookies",
    picture: "solutions-still-life",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hero: await readHero(context.get(pageContext), "cookies") };
}

/** Exactly what the site keeps in a browser, and why. */
export default function Cookies({ loaderData }: Route.ComponentProps) {
  return (
    <SmallPage
      name={m.footer_cookies()}
      path="/cookies"
      heading={m.cookies_heading()}
      lead={m.cookies_lead()}
      hero={loaderData.hero}
      fallback="texture-zellige"
    >
      <StoredThings />
      <ForgetChoices />
    </SmallPage>
  );
}
