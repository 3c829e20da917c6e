import { type AuditAction, type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { startMailFlow } from "#auth/one-time/flow-states.ts";
import { METHOD_OF_KIND } from "#auth/one-time/kinds.ts";
import { type Claim, type IssuedToken, issueOneTimeToken } from "#auth/one-time/one-time-tokens.ts";
import type { Challenge } from "#auth/tokens/pkce.ts";
import type { Language } from "#auth/users/language.ts";
import { updateUser } from "#auth/users/queries.ts";
import type { UserRow } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { verifyLink } from "./verify-link.ts";
import { type MailKind, wordsFor } from "./words.ts";

const SENT_AT: Record<MailKind, keyof UserRow> = {
  signup: "confirmation_sent_at",
  invite: "invited_at",
  magiclink: "recovery_sent_at",
  recovery: "recovery_sent_at",
  email_change_current: "email_change_sent_at",
  email_change_new: "email_change_sent_at",
  reauthentication: "reauthentication_sent_at",
};

const ACTION: Record<MailKind, AuditAction> = {
  signup: "user_confirmation_requested",
  invite: "user_invited",
  magiclink: "user_magiclink_requested",
  recovery: "user_recovery_requested",
  email_change_current: "user_email_change_requested",
  email_change_new: "user_email_change_requested",
  reauthentication: "user_reauthentication_requested",
};

type OneTimeMail = {
  user: Pick<UserRow, "id" | "language" | "new_email">;
  kind: MailKind;
  address: string;
  redirectTo: string;
  challenge?: Challenge | null;
  claim?: Claim;
  origin: Origin;
};

/** Writes a mail with a link and a code, good once; it goes out when the transaction commits. */
export async function mailOneTime(tx: Tx, deps: Deps, mail: OneTimeMail): Promise<void> {
  const { user, kind, address, redirectTo } = mail;
  const { token, code } = await prepareOneTime(tx, deps, mail);
  const lang = user.language as Language;
  const { subject, title, paragraphs, label, footer } = wordsFor(kind, lang);
  const { text, html } = renderMail({
    lang,
    preheader: paragraphs[0]!.replace("{newEmail}", user.new_email ?? ""),
    title,
    paragraphs: paragraphs.map((paragraph) => paragraph.replace("{newEmail}", user.new_email ?? "")),
    code,
    ...(label ? { action: { label, url: verifyLink(deps.config, { token, kind, redirectTo }) } } : {}),
    footer,
  });
  await deps.mail.queue(tx, { to: address, subject, text, html });
}

/** The secrets of such a mail without the mail: links an administrator hands over in another way. */
export async function prepareOneTime(tx: Tx, deps: Deps, mail: OneTimeMail): Promise<IssuedToken> {
  const { user, kind, address, challenge, claim, origin } = mail;
  const now = deps.clock.now();
  const seconds =
    kind === "signup" || kind === "invite" ? deps.config.signupLinkSeconds : deps.config.mailLinkSeconds;
  const expiresAt = new Date(now.getTime() + seconds * 1_000);
  const method = METHOD_OF_KIND[kind];
  const flowStateId =
    challenge && method
      ? await startMailFlow(tx, deps, { userId: user.id, method, challenge, expiresAt })
      : null;
  await updateUser(tx, { id: user.id, changes: { [SENT_AT[kind]]: now }, now });
  await writeAudit(tx, { action: ACTION[kind], userId: user.id, origin, now });
  return issueOneTimeToken(tx, deps, {
    userId: user.id,
    kind,
    address,
    expiresAt,
    flowStateId,
    claim,
  });
}
