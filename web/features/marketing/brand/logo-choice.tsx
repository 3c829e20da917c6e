import { useId, useRef, useState } from "react";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { changeLogo } from "../marketing.ts";
import styles from "./brand.module.css";

const MAX_BYTES = 256 * 1_024;

/** The logo: chosen from a file, replaced, taken away; each at once. */
export function LogoChoice({ logo }: { logo: string | null }) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const { run, isBusy } = useWrite(changeLogo);
  const change = async (file: File | null) => {
    if (file && file.size > MAX_BYTES) return setFailure(m.marketing_logo_too_large());
    setFailure(wordsOf(await run(file)));
  };
  return (
    <fieldset aria-describedby={hintId}>
      <legend>{m.marketing_logo()}</legend>
      <p id={hintId} className="note">
        {m.marketing_logo_hint()}
      </p>
      <div className={styles.logo}>
        {logo && <img src={logo} alt={m.marketing_logo()} />}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={m.marketing_logo_choose()}
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = "";
            if (file) void change(file);
          }}
        />
        <Button look="outline" size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
          {m.marketing_logo_choose()}
        </Button>
        {logo && (
          <Button look="quiet" size="small" onClick={() => void change(null)}>
            {m.marketing_logo_drop()}
          </Button>
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </fieldset>
  );
}

function wordsOf(outcome: Outcome<unknown, unknown>): string | undefined {
  if (outcome.state === "done") return undefined;
  if (outcome.state !== "refused") return m.marketing_save_failed();
  return outcome.code === "body_too_large" ? m.marketing_logo_too_large() : m.marketing_logo_wrong();
}
