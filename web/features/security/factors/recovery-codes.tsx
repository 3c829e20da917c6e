import { useState } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/security/security.module.css";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveFile } from "#web/ui/save-file.ts";

/** The codes, this once: to copy or to download, before the window is closed. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.security_recovery_title()}
      actions={
        <Button size="work" onClick={onClose}>
          {m.security_recovery_done()}
        </Button>
      }
    >
      <Notice tone="warn">{m.security_recovery_once()}</Notice>
      <ol className={styles.securityCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.securityActions}>
        <Button look="outline" size="small" onClick={() => void copy()}>
          {isCopied ? m.security_copied() : m.security_copy()}
        </Button>
        <Button
          look="outline"
          size="small"
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "lilamonde-codigos.txt")}
        >
          {m.security_download()}
        </Button>
      </div>
    </Dialog>
  );
}
