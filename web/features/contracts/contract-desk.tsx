import { type ReactNode, useState } from "react";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { ContractVersions } from "./contract-versions.tsx";
import { useContract } from "./contracts.ts";
import { ContractForm } from "./form/contract-form.tsx";

type Head = (name: string, actions: ReactNode) => ReactNode;

/** A hotel's contract on an administrator's desk: its versions, and the next one to write. */
export function ContractDesk({ hotelId, head }: { hotelId: string; head: Head }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <QueryView query={useContract(hotelId)} head={head(m.contracts_title(), null)}>
      {(contract) => (
        <>
          {head(
            contract.hotel.name,
            !isWriting && (
              <Button size="work" onClick={() => setWriting(true)}>
                {contract.versions.length ? m.contracts_new_version() : m.contracts_first_version()}
              </Button>
            ),
          )}
          {isWriting ? (
            <ContractForm contract={contract} onDone={() => setWriting(false)} />
          ) : (
            <ContractVersions contract={contract} />
          )}
        </>
      )}
    </QueryView>
  );
}

/** A hotel's contract as those who work there read it. */
export function OwnContract({ hotelId }: { hotelId: string }) {
  return (
    <QueryView query={useContract(hotelId)}>
      {(contract) => <ContractVersions contract={contract} />}
    </QueryView>
  );
}
