import { useState } from "react";
import { letterSources, type Reader, readerStates } from "#domain/newsletter/readers.ts";
import { m } from "#messages/messages.js";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { CopyEmails } from "#web/ui/list/copy-emails.tsx";
import type { ListQuestions } from "#web/ui/list/place/list-place.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { readerColumns } from "./reader-columns.tsx";
import { languageNames, sourceNames, stateNames } from "./reader-words.ts";
import { READERS, removeReader, useReaders } from "./readers.ts";

/** The list of the letter: who reads it, who was asked, who left, and whom the team took off. */
export function NewsletterDesk() {
  const place = useListPlace(questions());
  const [open, setOpen] = useState<Reader>();
  const { run } = useWrite(removeReader);
  const remove = async (reader: Reader, reason: string) => {
    setOpen(undefined);
    const { email } = reader;
    const done = await run({ reader, reason });
    toast(
      done.state === "done"
        ? { text: m.newsletter_removed({ email }) }
        : { tone: "bad", text: m.newsletter_remove_failed() },
    );
  };
  return (
    <>
      <MemberList
        id="newsletter"
        caption={m.newsletter_desk_title()}
        searchLabel={m.newsletter_desk_search()}
        place={place}
        query={useReaders(place.asked)}
        file="/api/admin/newsletter"
        columns={readerColumns(setOpen)}
        row={{ id: ({ id }) => id, name: ({ email }) => email }}
        onSelected={(chosen) => <CopyEmails emails={chosen.map(({ email }) => email)} />}
        bulk={{
          choices: [{ id: "newsletter.remove", label: m.newsletter_bulk_remove(), reason: "needed" }],
          item: ({ id, version }) => ({ id, version }),
          changes: READERS,
        }}
        empty={<EmptyState title={m.newsletter_desk_none()} text={m.newsletter_desk_none_text()} />}
      />
      {open && (
        <ReasonDialog
          isForRecord
          title={m.newsletter_remove_title()}
          text={m.newsletter_remove_text({ email: open.email })}
          action={m.newsletter_remove()}
          onClose={() => setOpen(undefined)}
          onConfirm={(reason) => void remove(open, reason)}
        />
      )}
    </>
  );
}

function questions(): ListQuestions {
  return {
    filters: [
      {
        ...{ name: "state", label: m.newsletter_state(), look: "tabs", first: "reading" },
        values: readerStates.map((value) => ({ value, label: stateNames[value]() })),
      },
      {
        ...{ name: "letterLanguage", label: m.newsletter_language(), look: "select" },
        all: m.newsletter_all_languages(),
        values: (["pt", "en"] as const).map((value) => ({ value, label: languageNames[value]() })),
      },
      {
        ...{ name: "source", label: m.newsletter_source(), look: "select", all: m.newsletter_all_sources() },
        values: letterSources.map((value) => ({ value, label: sourceNames[value]() })),
      },
    ],
    sorts: ["createdAt", "email"],
    sortOf: () => "-createdAt",
  };
}
