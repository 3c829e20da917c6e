import type { Reader } from "#domain/newsletter/readers.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { type ListColumn, NOTHING } from "#web/ui/list/list-column.ts";
import { languageNames, sourceNames } from "./reader-words.ts";

const day = (at: string | null) => (at ? formatDate(at) : NOTHING);

/** What the list says of the letter's readers, each with the way off it. */
export function readerColumns(onRemove: (reader: Reader) => void): ListColumn<Reader>[] {
  return [
    { id: "email", header: m.newsletter_reader(), sort: "email", cell: ({ email }) => email },
    { id: "language", header: m.newsletter_language(), cell: ({ language }) => languageNames[language]() },
    {
      id: "source",
      header: m.newsletter_source(),
      phone: "below",
      cell: ({ source }) => sourceNames[source](),
    },
    {
      id: "asked",
      header: m.newsletter_asked_at(),
      sort: "-createdAt",
      isNamed: true,
      phone: "below",
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      id: "confirmed",
      header: m.newsletter_confirmed_at(),
      cell: ({ confirmedAt }) => day(confirmedAt),
    },
    {
      id: "left",
      header: m.newsletter_left_at(),
      isNamed: true,
      phone: "below",
      cell: ({ unsubscribedAt, removedReason, removedBy }) =>
        unsubscribedAt === null ? (
          NOTHING
        ) : (
          <>
            {day(unsubscribedAt)}
            {removedReason && (
              <small>
                {" "}
                {m.newsletter_removed_by({
                  reason: removedReason,
                  name: removedBy ?? m.account_fallback_name(),
                })}
              </small>
            )}
          </>
        ),
    },
    {
      id: "actions",
      header: m.newsletter_actions(),
      isNumeric: true,
      isFixed: true,
      phone: "across",
      cell: (reader) =>
        reader.unsubscribedAt === null && (
          <Button
            look="quiet"
            size="small"
            aria-label={m.newsletter_remove_of({ email: reader.email })}
            onClick={() => onRemove(reader)}
          >
            {m.newsletter_remove()}
          </Button>
        ),
    },
  ];
}
