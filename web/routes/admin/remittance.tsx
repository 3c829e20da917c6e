import { useRef, useState } from "react";
import { m } from "#messages/messages.js";
import { DeclaredPanel, type SaidPaid } from "#web/features/earnings/house/declared-panel.tsx";
import { RemittanceForm } from "#web/features/earnings/house/remittance-form.tsx";
import { SuspensePanel } from "#web/features/earnings/house/suspense.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_remit() }) }];

/** Where a hotel's transfer is recorded. */
export default function RemittancePage() {
  const [said, setSaid] = useState<SaidPaid | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const back = (
    <ButtonLink look="outline" size="work" to="/admin/commissions">
      {m.earnings_back()}
    </ButtonLink>
  );
  const use = (declaration: SaidPaid) => {
    setSaid(declaration);
    form.current?.scrollIntoView();
  };
  return (
    <>
      <PageHead title={m.earnings_remit()} text={m.earnings_remit_lead()} actions={back} />
      <div ref={form}>
        <RemittanceForm key={said?.id ?? ""} {...(said && { said })} />
      </div>
      <DeclaredPanel onUse={use} />
      <SuspensePanel />
    </>
  );
}
