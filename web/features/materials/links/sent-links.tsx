import { type ReactNode, useState } from "react";
import type { z } from "zod";
import type { MaterialLinks } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { endLink, useLinks } from "./links.ts";

type Link = z.infer<typeof MaterialLinks>["links"][number];

/** The links somebody sent to clients: what each opens, until when, how often it was opened, and the way to end it. */
export function SentLinks({ head }: { head: ReactNode }) {
  const home = useHome();
  const [ending, setEnding] = useState<Link>();
  const { run, isBusy } = useWrite(endLink);
  const end = async (link: Link) => {
    const done = await run(link.id);
    setEnding(undefined);
    if (done.state === "done") toast({ text: m.materials_link_ended() });
    else toast({ tone: "bad", text: m.materials_failed() });
  };
  const columns: Column<Link>[] = [
    { id: "what", header: m.materials_link_what(), cell: ({ titles }) => titles.join("; ") },
    { id: "sent", header: m.materials_link_sent(), cell: ({ createdAt }) => formatDate(createdAt) },
    {
      id: "opened",
      header: m.materials_link_openings(),
      isNumeric: true,
      cell: ({ openings }) => formatNumber(openings),
    },
    {
      id: "until",
      header: m.materials_link_until(),
      cell: ({ expiresAt, isOver }) =>
        isOver ? <Badge tone="neutral">{m.materials_link_over()}</Badge> : formatDate(expiresAt),
    },
    {
      id: "end",
      header: m.materials_link_end(),
      cell: (link) =>
        link.isOver ? null : (
          <Button look="outline" size="small" onClick={() => setEnding(link)}>
            {m.materials_link_end()}
          </Button>
        ),
    },
  ];
  return (
    <>
      {head}
      <QueryView query={useLinks()}>
        {({ links }) =>
          links.length === 0 ? (
            <EmptyState
              title={m.materials_links_none()}
              text={m.materials_links_none_text()}
              action={
                <ButtonLink look="outline" size="work" to={`${home}/materials`}>
                  {m.materials_all()}
                </ButtonLink>
              }
            />
          ) : (
            <Table caption={m.materials_links()} columns={columns} rows={links} rowId={({ id }) => id} />
          )
        }
      </QueryView>
      {ending && (
        <Dialog
          isOpen
          onOpenChange={() => setEnding(undefined)}
          title={m.materials_link_end_title()}
          actions={
            <DialogFooter
              onBack={() => setEnding(undefined)}
              look="danger"
              isBusy={isBusy}
              onClick={() => void end(ending)}
            >
              {m.materials_link_end()}
            </DialogFooter>
          }
        >
          <p>{m.materials_link_end_text({ titles: ending.titles.join("; ") })}</p>
        </Dialog>
      )}
    </>
  );
}
