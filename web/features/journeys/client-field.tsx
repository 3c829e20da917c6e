import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { m } from "#messages/messages.js";
import { ListSearch } from "#web/ui/list-search.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useClientNames } from "./client-names.ts";

/** Whom a journey is for, among one's own clients; where there are many, words find them. */
export function ClientField({ field, chosen }: { field: UseFormRegisterReturn; chosen: string }) {
  const [q, setQ] = useState("");
  const found = useClientNames(q);
  const rows = found.data?.rows ?? [];
  const isMissing = chosen !== "" && !rows.some(({ id }) => id === chosen);
  return (
    <>
      {(q !== "" || found.data?.hasMore) && (
        <ListSearch label={m.clients_search()} value={q} onSearch={setQ} />
      )}
      <SelectField
        // Choices that come later would leave the browser at the first of them.
        key={`${found.isSuccess}`}
        {...field}
        label={m.clients_of_journey()}
        options={[
          { value: "", label: m.clients_of_journey_none() },
          ...(isMissing ? [{ value: chosen, label: m.journeys_this_client() }] : []),
          ...rows.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
        isOptional
      />
    </>
  );
}
