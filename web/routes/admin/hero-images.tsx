import { m } from "#messages/messages.js";
import { HeroDeskView } from "#web/features/heroes/desk/hero-desk-view.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.heroes_title() }) }];

/** The openings of every page, kept by administrators (spec §2). */
export default function HeroImagesPage() {
  return <HeroDeskView head={<PageHead title={m.heroes_title()} text={m.heroes_lead()} />} />;
}
