import { useState } from "react";
import type { SentInvite } from "#domain/invites/invites.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** It is sent; its link is shown this once, for when the mail does not arrive. */
export function SentDialog({ sent, onClose }: { sent: SentInvite; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sent.link);
      setIsCopied(true);
    } catch {
      // Without leave to write there, the field is selected and can be copied by hand.
      document.querySelector<HTMLInputElement>(".invites-link input")?.select();
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.invites_sent_title()}
      actions={
        <>
          <Button look="outline" size="work" onClick={() => void copy()}>
            {isCopied ? m.invites_copied() : m.invites_copy()}
          </Button>
          <Button size="work" onClick={onClose}>
            {m.invites_done()}
          </Button>
        </>
      }
    >
      <div className="work stack">
        <p>{m.invites_sent_text({ email: sent.invite.email })}</p>
        <TextField
          label={m.invites_link()}
          hint={m.invites_link_hint()}
          value={sent.link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
