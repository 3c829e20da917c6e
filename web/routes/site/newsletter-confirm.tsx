import { m } from "#messages/messages.js";
import { LinkPage } from "#web/features/newsletter/link-page.tsx";
import { receiveLink } from "#web/features/newsletter/receive-link.server.ts";
import { pageContext } from "#web/page-context.ts";
import { sitePath } from "#web/site/site-path.ts";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import type { Route } from "./+types/newsletter-confirm.ts";

export function meta() {
  return [{ title: m.newsletter_confirm_title() }, { name: "robots", content: "noindex" }];
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveLink(request, { link: "confirm", ...context.get(pageContext) });
}

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      link="confirm"
      posted={actionData?.outcome}
      ask={{
        heading: m.newsletter_confirm_heading(),
        text: m.newsletter_confirm_text(),
        action: m.newsletter_confirm_action(),
      }}
      done={{ heading: m.newsletter_confirm_done(), text: m.newsletter_confirm_done_text() }}
      unknown={{
        heading: m.newsletter_confirm_unknown(),
        text: m.newsletter_confirm_unknown_text(),
        way: <ArrowLink to={sitePath("/newsletter")}>{m.newsletter_confirm_unknown_action()}</ArrowLink>,
      }}
    />
  );
}
