import { useState } from "react";
import { type Encoding, encodings } from "#domain/sheets/decode.ts";
import { DelimiterName, type GivenRow, type ReadFile, type SheetQuery } from "#domain/sheets/sheets.ts";
import { m } from "#messages/messages.js";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Refusal } from "../queries/refusal.ts";
import { readSheet } from "./read-sheet.ts";
import styles from "./sheets.module.css";

const encodingNames: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "windows-1252": "Windows-1252",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 (big-endian)",
};
const delimiterNames: Record<DelimiterName, () => string> = {
  semicolon: m.sheets_semicolon,
  comma: m.sheets_comma,
  tab: m.sheets_tab,
};

type SheetFieldProps = {
  label: string;
  hint?: string;
  disabled?: boolean;
  /** What the file says, each time it is read; nothing while it is not. */
  onRows: (rows: GivenRow[] | undefined) => void;
};

/** A CSV or XLSX file to import: it is read, and shows how, so that whoever sees broken letters can say otherwise. */
export function SheetField({ label, hint, disabled = false, onRows }: SheetFieldProps) {
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<ReadFile>();
  const [failure, setFailure] = useState<string>();
  const read = async (chosen: File | undefined, asked: SheetQuery) => {
    setFile(chosen);
    setFailure(undefined);
    onRows(undefined);
    if (!chosen) return setFound(undefined);
    try {
      const answer = await readSheet(chosen, asked);
      setFound(answer);
      onRows(answer.rows);
    } catch (error) {
      setFound(undefined);
      setFailure(failureText(error));
    }
  };
  return (
    <>
      <TextField
        label={label}
        {...(hint && { hint })}
        type="file"
        accept=".csv,.txt,.xlsx,text/csv,text/plain"
        disabled={disabled}
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0], {})}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {found && <Found found={found} disabled={disabled} onAsk={(asked) => void read(file, asked)} />}
    </>
  );
}

type FoundProps = { found: ReadFile; disabled: boolean; onAsk: (asked: SheetQuery) => void };

/** How the file was read; each part can be changed, and it is read anew. */
function Found({ found: { kind, encoding, delimiter, sheet, sheets, rows }, disabled, onAsk }: FoundProps) {
  const first = rows[0]?.cells.filter(Boolean).join(" · ") ?? "";
  return (
    <fieldset className={styles.found} disabled={disabled}>
      <legend>{m.sheets_found()}</legend>
      {kind === "csv" ? (
        <>
          <SelectField
            label={m.sheets_encoding()}
            value={encoding!}
            options={encodings.map((value) => ({ value, label: encodingNames[value] }))}
            onChange={({ currentTarget }) =>
              onAsk({ encoding: currentTarget.value as Encoding, delimiter: delimiter! })
            }
          />
          <SelectField
            label={m.sheets_delimiter()}
            value={delimiter!}
            options={DelimiterName.options.map((value) => ({ value, label: delimiterNames[value]() }))}
            onChange={({ currentTarget }) =>
              onAsk({ encoding: encoding!, delimiter: currentTarget.value as DelimiterName })
            }
          />
        </>
      ) : (
        <SelectField
          label={m.sheets_sheet()}
          value={sheet!}
          options={sheets.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) => onAsk({ sheet: currentTarget.value })}
        />
      )}
      <p className={styles.first}>{m.sheets_first({ cells: first })}</p>
    </fieldset>
  );
}

function failureText(error: unknown): string {
  if (!(error instanceof Refusal)) return m.sheets_failed();
  const isTooLarge = error.code === "body_too_large" || error.fields.file === "too_long";
  if (isTooLarge) return m.sheets_too_large();
  return error.code === "validation_failed" ? m.sheets_unreadable() : m.sheets_failed();
}
