import type { Factor } from "@supabase/auth-js";
import { useState } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/security/security.module.css";
import { formatDate } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { RowList } from "../row-list.tsx";
import { useRefreshWaysIn } from "../ways-in.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { AddPhone } from "./add-phone.tsx";
import { AddTotp } from "./add-totp.tsx";
import { factorKind, freeName } from "./factor-words.ts";
import { RemoveFactor } from "./remove-factor.tsx";

type Open = "totp" | "passkey" | "phone" | Factor | null;

/** The second factors a person has, and the ways to add one or take one away. */
export function FactorsPanel({ factors }: { factors: Factor[] }) {
  const [open, setOpen] = useState<Open>(null);
  const refreshWaysIn = useRefreshWaysIn();
  const close = () => setOpen(null);
  const settle = () => {
    close();
    void refreshWaysIn();
  };
  return (
    <div className={styles.securityPart}>
      <h3>{m.security_factors()}</h3>
      <p className="note">{factors.length === 0 ? m.security_factors_none() : m.security_factors_text()}</p>
      <RowList
        label={m.security_factors()}
        rows={factors.map((factor) => ({
          id: factor.id,
          name: factor.friendly_name || factorKind(factor),
          detail: m.security_factor_since({
            kind: factorKind(factor),
            date: formatDate(factor.created_at),
          }),
          action: (
            <Button look="quiet" size="small" onClick={() => setOpen(factor)}>
              {m.security_remove()}
              <span className="sr-only"> {factor.friendly_name}</span>
            </Button>
          ),
        }))}
      />
      <div className={styles.securityActions}>
        <Button look="outline" size="small" onClick={() => setOpen("totp")}>
          {m.security_add_totp()}
        </Button>
        {"PublicKeyCredential" in window && (
          <Button look="outline" size="small" onClick={() => setOpen("passkey")}>
            {m.security_add_passkey()}
          </Button>
        )}
        <Button look="outline" size="small" onClick={() => setOpen("phone")}>
          {m.security_add_phone()}
        </Button>
      </div>
      {open === "totp" && (
        <AddTotp name={freeName(m.security_totp(), factors)} onClose={close} onAdded={settle} />
      )}
      {open === "passkey" && (
        <AddPasskey
          suggestedName={freeName(m.security_passkey(), factors)}
          onClose={close}
          onAdded={settle}
        />
      )}
      {open === "phone" && <AddPhone onClose={close} onAdded={settle} />}
      {open && typeof open === "object" && (
        <RemoveFactor factor={open} isLast={factors.length === 1} onClose={close} onRemoved={settle} />
      )}
    </div>
  );
}
