import { useState } from "react";
import { Analytics } from "./analytics.tsx";
import { Concierge } from "./concierge.tsx";
import { Crm } from "./crm.tsx";
import { HrAssistants } from "./hr-assistants.tsx";
import { Messaging } from "./messaging.tsx";
import { Proposals } from "./proposals.tsx";
import { ShadowAssistants } from "./shadow-assistants.tsx";
import styles from "./signature.module.css";
import { SignatureContext } from "./signature-context.ts";
import { SignatureForm } from "./signature-form.tsx";

/** The seven tools of spec §1, signed with the visitor's own name. */
export function Demonstrations() {
  const [name, setName] = useState("");
  return (
    <SignatureContext value={name}>
      <div className={styles.demonstrations}>
        <SignatureForm name={name} onName={setName} />
        <Proposals />
        <Crm />
        <Messaging />
        <Concierge />
        <Analytics />
        <ShadowAssistants />
        <HrAssistants />
      </div>
    </SignatureContext>
  );
}
