import { useState } from "react";
import { m } from "#messages/messages.js";
import { fetchAsMember } from "#web/session/member-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { DeleteAccount } from "./delete-account.tsx";
import styles from "./privacy.module.css";
import { OwnTerms } from "./terms/own-terms.tsx";

/** A person's rights over their data: a copy of it, and its end. */
export function DataPanels({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const download = async () => {
    setIsBusy(true);
    setHasFailed(false);
    const answer = await fetchAsMember("/api/privacy/export").catch(() => null);
    if (answer?.ok) saveFile(await answer.blob(), "lilamonde.json");
    else setHasFailed(true);
    setIsBusy(false);
  };
  return (
    <div className={styles.privacy}>
      <div>
        <p>{m.privacy_export_text()}</p>
        <Button look="outline" size="work" isBusy={isBusy} onClick={() => void download()}>
          {m.privacy_export()}
        </Button>
        {hasFailed && <Notice tone="bad">{m.account_error_other()}</Notice>}
      </div>
      <div>
        <p>{m.privacy_delete_text()}</p>
        <Button look="outline" size="work" onClick={() => setIsLeaving(true)}>
          {m.privacy_delete()}
        </Button>
      </div>
      <OwnTerms />
      {isLeaving && <DeleteAccount email={email} onClose={() => setIsLeaving(false)} />}
    </div>
  );
}
