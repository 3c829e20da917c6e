import { m } from "#messages/messages.js";
import type { Refused } from "#web/session/current-user.ts";
import { Notice } from "#web/ui/notice.tsx";
import { refusalWords } from "./refusal-words.ts";

/** Why an account may not come in: what it is, and the sentence of spec §8 for every account that is not active. */
export function RefusalNotice({ refusedAs }: { refusedAs: Refused }) {
  const { text } = refusalWords[refusedAs];
  return (
    <Notice tone="warn">
      {text && <p>{text()}</p>}
      <p>{m.account_pending()}</p>
    </Notice>
  );
}
