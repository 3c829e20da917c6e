import { useState } from "react";
import type { ProposalLink } from "#domain/proposals/links.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { formatLongDate, formatMoment } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { PasscodeForm } from "./passcode-form.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import styles from "./share.module.css";
import { changeLinkOf } from "./share.ts";

type Props = {
  journeyId: string;
  link: ProposalLink;
  title: string;
  firstName: string | null;
  phone: string | null;
};

/** The link that works: its address, the message for WhatsApp, until when, and the ways to renew it or take it back. */
export function LinkCard({ journeyId, link, title, firstName, phone }: Props) {
  const change = useWrite(changeLinkOf(journeyId));
  const [isCopied, setCopied] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [isRevoking, setRevoking] = useState(false);
  const { url, version, state, expiresAt, hasPasscode, firstOpenedAt } = link;
  const copy = () => url && navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <div className={styles.card}>
      {url ? (
        <p className={styles.address}>
          <a href={url} className="text-link" target="_blank" rel="noreferrer">
            {url}
          </a>
        </p>
      ) : (
        <p>{m.proposals_share_no_address()}</p>
      )}
      <p>
        {state === "expired"
          ? m.proposals_share_expired({ date: formatLongDate(expiresAt) })
          : m.proposals_share_until({ date: formatLongDate(expiresAt) })}{" "}
        {hasPasscode ? m.proposals_share_has_passcode() : m.proposals_share_no_passcode()}{" "}
        {firstOpenedAt
          ? m.proposals_share_opened({ at: formatMoment(firstOpenedAt) })
          : m.proposals_share_unopened()}
      </p>
      <div className={styles.actions}>
        {url && (
          <>
            <a
              {...buttonLook({ size: "work" })}
              href={whatsappAddress({ phone, text: messageFor({ url, title, firstName, link }) })}
              target="_blank"
              rel="noreferrer"
            >
              {m.proposals_share_whatsapp()}
            </a>
            <Button look="outline" size="work" onClick={() => void copy()}>
              {isCopied ? m.proposals_share_copied() : m.proposals_share_copy()}
            </Button>
          </>
        )}
        <Button
          look="outline"
          size="work"
          isBusy={change.isBusy}
          onClick={() => void change.run({ version, days: 30 })}
        >
          {m.proposals_share_renew()}
        </Button>
        <Button
          look="outline"
          size="work"
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {hasPasscode ? m.proposals_share_passcode_change() : m.proposals_share_passcode_add()}
        </Button>
        <Button look="caution" size="work" onClick={() => setRevoking(true)}>
          {m.proposals_share_revoke()}
        </Button>
      </div>
      {isChanging && <PasscodeForm {...{ journeyId, link }} onDone={() => setChanging(false)} />}
      {isRevoking && <RevokeDialog {...{ journeyId, version }} onClose={() => setRevoking(false)} />}
      {change.hasFailed && <p role="alert">{m.proposals_share_failed()}</p>}
    </div>
  );
}

/** The message in the client's language, whatever the advisor's is. */
function messageFor({
  url,
  title,
  firstName,
  link,
}: Omit<Props, "journeyId" | "phone"> & { url: string }): string {
  const locale = { locale: link.language };
  const greeting = firstName
    ? m.proposals_share_greeting({ name: firstName }, locale)
    : m.proposals_share_greeting_nobody({}, locale);
  return `${greeting} ${m.proposals_share_message({ title, url }, locale)}`;
}
