import { type ReactNode, useState } from "react";
import { type LinkState, linkStates, type MaterialLink } from "#domain/materials/links.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../materials.module.css";
import { PhoneNamed } from "../phone-named.tsx";
import { endLink, useLinks } from "./links.ts";

const states: Record<LinkState, () => string> = {
  open: m.materials_links_open,
  over: m.materials_links_over,
};
/** What a link opens; nothing where all of it has left the kit. */
const titlesOf = ({ titles }: MaterialLink) => titles.join("; ") || "—";

/** The links somebody sent to clients: what each opens, until when, how often it was opened, and the way to end it. */
export function SentLinks({ head }: { head: ReactNode }) {
  const [ending, setEnding] = useState<MaterialLink>();
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.materials_link_state(), look: "tabs", all: m.materials_links_all() },
        values: linkStates.map((value) => ({ value, label: states[value]() })),
      },
    ],
    sorts: ["createdAt", "expiresAt", "openings"],
    sortOf: () => "-createdAt",
  });
  return (
    <>
      {head}
      <MemberList
        id="material-links"
        caption={m.materials_links()}
        searchLabel={m.materials_links_search()}
        place={place}
        query={useLinks(place.asked)}
        columns={columns(setEnding)}
        row={{ id: ({ id }) => id, name: titlesOf }}
        file="/api/materials/links"
        empty={<NoLinks state={place.values.state} />}
      />
      {ending && <EndDialog link={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function columns(onEnd: (link: MaterialLink) => void): ListColumn<MaterialLink>[] {
  return [
    {
      ...{ id: "what", header: m.materials_link_what() },
      cell: (link) => (
        <span className={styles.linkWhat}>
          <b>{titlesOf(link)}</b>
          <small>{link.hotels.join(", ")}</small>
        </span>
      ),
    },
    {
      ...{ id: "sent", header: m.materials_link_sent(), sort: "-createdAt" },
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      ...{ id: "opened", header: m.materials_link_openings(), sort: "-openings", isNumeric: true },
      phone: "beside",
      cell: ({ openings }) => (
        <PhoneNamed name={m.materials_link_openings()}>{formatNumber(openings)}</PhoneNamed>
      ),
    },
    {
      ...{ id: "until", header: m.materials_link_until(), sort: "expiresAt", phone: "below" },
      cell: ({ expiresAt, isOver }) =>
        isOver ? (
          <Badge tone="neutral">{m.materials_link_over()}</Badge>
        ) : (
          <PhoneNamed name={m.materials_link_until()}>{formatDate(expiresAt)}</PhoneNamed>
        ),
    },
    {
      ...{ id: "end", header: m.materials_link_end(), isNumeric: true, isFixed: true, phone: "across" },
      cell: (link) => (
        <span>
          {!link.isOver && (
            <Button
              look="outline"
              size="small"
              aria-label={`${m.materials_link_end()}: ${titlesOf(link)}`}
              onClick={() => onEnd(link)}
            >
              {m.materials_link_end()}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function NoLinks({ state }: { state: string | undefined }) {
  const home = useHome();
  if (state === "open") return <EmptyState title={m.materials_links_none_open()} />;
  if (state === "over") return <EmptyState title={m.materials_links_none_over()} />;
  return (
    <EmptyState
      title={m.materials_links_none()}
      text={m.materials_links_none_text()}
      action={
        <ButtonLink look="outline" size="work" to={`${home}/materials`}>
          {m.materials_all()}
        </ButtonLink>
      }
    />
  );
}

function EndDialog({ link, onClose }: { link: MaterialLink; onClose: () => void }) {
  const { run, isBusy } = useWrite(endLink);
  const end = async () => {
    const done = await run(link.id);
    onClose();
    if (done.state === "done") toast({ text: m.materials_link_ended() });
    else toast({ tone: "bad", text: m.materials_failed() });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.materials_link_end_title()}
      actions={
        <DialogFooter onBack={onClose} look="danger" isBusy={isBusy} onClick={() => void end()}>
          {m.materials_link_end()}
        </DialogFooter>
      }
    >
      <p>{m.materials_link_end_text({ titles: titlesOf(link) })}</p>
    </Dialog>
  );
}
