import { useState } from "react";
import { m } from "#messages/messages.js";
import type { InvitesApi } from "#server/invites/contract.ts";
import { browserApi } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Step = "ready" | "asking" | "asked" | "failed";

/** Asks for an expired invitation to be sent again, in one click. */
export function RenewalButton({ token, isAsked }: { token: string; isAsked: boolean }) {
  const [step, setStep] = useState<Step>(isAsked ? "asked" : "ready");
  const ask = async () => {
    setStep("asking");
    try {
      const { ok } = await browserApi<InvitesApi>().invitation.renewal.$post({ json: { token } });
      setStep(ok ? "asked" : "failed");
    } catch {
      setStep("failed");
    }
  };
  if (step === "asked") return <Notice tone="ok">{m.invite_renewal_asked()}</Notice>;
  return (
    <>
      {step === "failed" && <Notice tone="bad">{m.account_error_other()}</Notice>}
      <Button isBusy={step === "asking"} onClick={() => void ask()}>
        {m.invite_renewal_action()}
      </Button>
    </>
  );
}
