import { Combine, Download, Pencil, Trash2, UserRoundCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Client } from "#domain/clients/clients.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { ChoiceDialog } from "./choice-dialog.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import { handOverClient, mergeClient, saveCopy, useClients, useColleagues } from "./clients.ts";
import { ForgetDialog } from "./forget-dialog.tsx";

type Open = "edit" | "merge" | "hand-over" | "forget";
type ActionProps = { client: Client; listAddress: string };

/** What can be done with a client: write anew, merge, hand over, copy, forget. */
export function ClientActions({ client, listAddress }: ActionProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const copy = async () => {
    if (!(await saveCopy(client))) toast({ tone: "bad", text: m.clients_copy_failed() });
  };
  const sign = { size: 15, strokeWidth: 1.5, "aria-hidden": true } as const;
  return (
    <>
      <Button size="work" onClick={() => setOpen("edit")}>
        <Pencil {...sign} />
        {m.clients_edit()}
      </Button>
      <Button size="work" look="quiet" onClick={() => setOpen("merge")}>
        <Combine {...sign} />
        {m.clients_merge()}
      </Button>
      <Button size="work" look="quiet" onClick={() => setOpen("hand-over")}>
        <UserRoundCheck {...sign} />
        {m.clients_hand_over()}
      </Button>
      <Button size="work" look="quiet" onClick={() => void copy()}>
        <Download {...sign} />
        {m.clients_copy()}
      </Button>
      <Button size="work" look="caution" onClick={() => setOpen("forget")}>
        <Trash2 {...sign} />
        {m.clients_forget()}
      </Button>
      {open === "edit" && <ClientDialog client={client} onClose={close} onSaved={close} />}
      {open === "merge" && <MergeDialog client={client} onClose={close} />}
      {open === "hand-over" && <HandOverDialog {...{ client, listAddress }} onClose={close} />}
      {open === "forget" && <ForgetDialog {...{ client, listAddress }} onClose={close} />}
    </>
  );
}

function MergeDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const [q, setQ] = useState("");
  const found = useClients({ q, sort: "fullName" });
  const { run: merge, isBusy, hasFailed } = useWrite(mergeClient);
  const others = found.data?.rows.filter(({ id }) => id !== client.id);
  const onMerge = async (otherId: string) => {
    const merged = await merge({ client, otherId });
    if (merged.state !== "done") return;
    onClose();
    toast({ text: m.clients_merged() });
  };
  const isLong = q !== "" || found.data?.hasMore === true;
  return (
    <ChoiceDialog
      title={m.clients_merge()}
      text={m.clients_merge_text()}
      label={m.clients_merge_other()}
      placeholder={m.clients_merge_choose()}
      choices={others?.map(({ id, fullName, email }) => ({
        value: id,
        label: email ? `${fullName}, ${email}` : fullName,
      }))}
      none={m.clients_merge_none()}
      failure={hasFailed ? m.clients_stale() : undefined}
      isBusy={isBusy}
      search={isLong && <ListSearch label={m.clients_search()} value={q} onSearch={setQ} />}
      onClose={onClose}
      onConfirm={(otherId) => void onMerge(otherId)}
    />
  );
}

function HandOverDialog({ client, listAddress, onClose }: ActionProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const colleagues = useColleagues();
  const { run: handOver, isBusy, hasFailed } = useWrite(handOverClient);
  const name = client.fullName;
  const onHandOver = async (toId: string) => {
    const given = await handOver({ client, toId });
    if (given.state !== "done") return;
    await navigate(listAddress);
    toast({ text: m.clients_handed_over({ name }) });
  };
  return (
    <ChoiceDialog
      title={m.clients_hand_over()}
      text={m.clients_hand_over_text({ name })}
      label={m.clients_hand_over_to()}
      placeholder={m.clients_hand_over_choose()}
      choices={colleagues.data?.map((person) => ({ value: person.id, label: person.name }))}
      none={m.clients_hand_over_none()}
      failure={hasFailed ? m.clients_stale() : undefined}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={(toId) => void onHandOver(toId)}
    />
  );
}
