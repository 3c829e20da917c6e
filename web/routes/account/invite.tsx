import { data, useRevalidator } from "react-router";
import { m } from "#messages/messages.js";
import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import { AcceptForm } from "#web/features/accounts/invitation/accept-form.tsx";
import {
  ClosedInvitation,
  SignInInstead,
  UnreadInvitation,
} from "#web/features/accounts/invitation/closed-invitation.tsx";
import { openInvitation } from "#web/features/accounts/invitation/open-invitation.server.ts";
import { RenewalButton } from "#web/features/accounts/invitation/renewal-button.tsx";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/invite.ts";

export const meta = () => [
  { title: m.invite_title() },
  { name: "robots", content: "noindex" },
  // The address is the secret: no other site learns it.
  { name: "referrer", content: "no-referrer" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const invitation = await openInvitation({ ...context.get(pageContext), token: params.token, request });
  return data(invitation, { status: invitation.state === "unknown" ? 404 : 200 });
}

const headings = {
  valid: m.invite_heading,
  registered: m.invite_registered,
  expired: m.invite_expired,
  used: m.invite_invalid,
  unknown: m.invite_invalid,
  failed: m.invite_load_failed,
};

/** An invitation: valid, used, expired, unknown, or of somebody who has an account by now (spec §2, §4, §8). */
export default function InvitePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <AccountFrame heading={headings[loaderData.state]()}>
      <InviteStep invitation={loaderData} token={params.token} />
    </AccountFrame>
  );
}

function InviteStep({
  invitation,
  token,
}: {
  invitation: Route.ComponentProps["loaderData"];
  token: string;
}) {
  const { revalidate } = useRevalidator();
  switch (invitation.state) {
    case "valid":
      return <AcceptForm token={token} email={invitation.email} fullName={invitation.fullName} />;
    case "registered":
      return (
        <ClosedInvitation text={m.invite_registered_text({ email: invitation.email })}>
          <SignInInstead />
        </ClosedInvitation>
      );
    case "expired":
      return (
        <ClosedInvitation text={m.invite_expired_text()}>
          <RenewalButton token={token} isAsked={invitation.isRenewalAsked} />
        </ClosedInvitation>
      );
    case "used":
      return (
        <ClosedInvitation text={m.invite_invalid_text()}>
          <SignInInstead />
        </ClosedInvitation>
      );
    case "failed":
      return <UnreadInvitation onRetry={() => void revalidate()} />;
    default:
      return <ClosedInvitation text={m.invite_invalid_text()} />;
  }
}
