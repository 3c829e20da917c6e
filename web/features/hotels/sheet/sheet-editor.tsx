import { useState } from "react";
import { type HotelPart, isAmong, sheetParts } from "#domain/hotels/members.ts";
import {
  type Contact,
  clockIn,
  type HotelSheet,
  type KeptSheet,
  mayKeepContacts,
  type Perk,
  type Season,
} from "#domain/hotels/sheets.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { PerkDialog } from "./perk-dialog.tsx";
import { sheetRefusal } from "./refusal-text.ts";
import { SeasonDialog } from "./season-dialog.tsx";
import styles from "./sheet.module.css";
import { saveSheet, useSheet } from "./sheet.ts";
import { contactColumns, perkColumns, seasonColumns } from "./sheet-columns.tsx";
import { SheetSection } from "./sheet-section.tsx";

type SheetEditorProps = { hotelId: string; part: HotelPart | "admin" };

/** What a hotel keeps for those who sell it: seasons, perks by programme, and who is on duty when. */
export function SheetEditor({ hotelId, part }: SheetEditorProps) {
  return (
    <QueryView query={useSheet(hotelId)} lines={8}>
      {(kept) => <Sheet hotelId={hotelId} kept={kept} part={part} />}
    </QueryView>
  );
}

type Open =
  | { list: "seasons"; entry: Season | undefined }
  | { list: "perks"; entry: Perk | undefined }
  | { list: "contacts"; entry: Contact | undefined };

function Sheet({ hotelId, kept, part }: SheetEditorProps & { kept: KeptSheet }) {
  const [open, setOpen] = useState<Open>();
  const { run, isBusy } = useWrite(saveSheet(hotelId));
  const { sheet, timeZone, version } = kept;
  const remove = async (list: keyof HotelSheet, { id }: { id: string }) => {
    const rest = { ...sheet, [list]: sheet[list].filter((entry) => entry.id !== id) };
    const done = await run({ version, sheet: rest });
    toast(done.state === "done" ? { text: m.sheet_saved() } : { tone: "bad", text: sheetRefusal(done) });
  };
  const writing = (list: keyof HotelSheet) =>
    isAmong(sheetParts, part) && (list !== "contacts" || mayKeepContacts(part))
      ? {
          onOpen: (entry?: Season | Perk | Contact) => setOpen({ list, entry } as Open),
          onRemove: (entry: { id: string }) => void remove(list, entry),
          isBusy,
        }
      : undefined;
  const now = new Date();
  const place = { hotelId, kept, onClose: () => setOpen(undefined) };
  return (
    <div className={styles.sheet}>
      <SheetSection
        id="perks"
        title={m.sheet_perks()}
        text={m.sheet_perks_text()}
        none={m.sheet_perks_none()}
        add={m.sheet_perk_new()}
        rows={sheet.perks}
        columns={perkColumns(clockIn(timeZone, now).day)}
        nameOf={({ name }) => name[getLocale()]}
        writing={writing("perks")}
      />
      <SheetSection
        id="contacts"
        title={m.sheet_contacts()}
        text={m.sheet_contacts_text({ zone: timeZone, time: clockIn(timeZone, now).time })}
        none={m.sheet_contacts_none()}
        add={m.sheet_contact_new()}
        rows={sheet.contacts}
        columns={contactColumns(timeZone, now)}
        nameOf={({ name }) => name}
        writing={writing("contacts")}
        note={mayKeepContacts(part) ? undefined : m.sheet_contacts_keepers()}
      />
      <SheetSection
        id="seasons"
        title={m.sheet_seasons()}
        text={m.sheet_seasons_text()}
        none={m.sheet_seasons_none()}
        add={m.sheet_season_new()}
        rows={[...sheet.seasons].sort((a, b) => a.startsOn.localeCompare(b.startsOn))}
        columns={seasonColumns()}
        nameOf={({ name }) => name[getLocale()]}
        writing={writing("seasons")}
      />
      {open?.list === "seasons" && <SeasonDialog {...place} season={open.entry} />}
      {open?.list === "perks" && <PerkDialog {...place} perk={open.entry} />}
      {open?.list === "contacts" && <ContactDialog {...place} contact={open.entry} />}
    </div>
  );
}
