import { ArrowUp, Plus, X } from "lucide-react";
import type { Change } from "#domain/hotels/drafts/operations.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import type { OwnPicture } from "#domain/hotels/pictures.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { newEntryId } from "../new-entry-id.ts";
import styles from "./editor.module.css";
import { fieldName } from "./field-names.ts";
import { type EditorField, fieldsOf } from "./fields.ts";
import { PictureButton } from "./picture-button.tsx";
import { PictureField } from "./picture-field.tsx";
import { WordPair } from "./word-pair.tsx";

type FrameChange = Exclude<Change, { do: "write" }>;
export type SectionFieldsProps = {
  hotelId: string;
  section: SectionDraft;
  languages: readonly Language[];
  onWrite: (language: Language, at: string, text: string) => void;
  onChange: (change: FrameChange) => Promise<void>;
  onAffirm: (language: Language, at: string) => void;
};

/** Every field of a section, in the order it is read. */
export function SectionFields(props: SectionFieldsProps) {
  return (
    <div className={styles.fields}>
      {fieldsOf(props.section.frame).map((field) => (
        <FieldView key={field.at} field={field} {...props} />
      ))}
    </div>
  );
}

function FieldView({ field, ...props }: SectionFieldsProps & { field: EditorField }) {
  const { section, languages, onWrite, onChange, onAffirm } = props;
  switch (field.kind) {
    case "words":
      return (
        <WordPair
          {...{ section, field, languages }}
          onWrite={(language, text) => onWrite(language, field.at, text)}
          onAffirm={(language) => onAffirm(language, field.at)}
        />
      );
    case "plain":
      return <PlainField field={field} onChange={onChange} />;
    case "picture":
      return (
        <PictureField hotelId={props.hotelId} at={field.at} picture={field.picture} onChange={onChange} />
      );
    case "list":
      return <ListField field={field} {...props} />;
  }
}

type PlainFieldProps = {
  field: Extract<EditorField, { kind: "plain" }>;
  onChange: (change: FrameChange) => Promise<void>;
};

/** A name or a figure that is the same in both languages; kept when the reader leaves it. */
function PlainField({ field, onChange }: PlainFieldProps) {
  const isYear = field.name === "year";
  const keep = (text: string) => {
    const value = isYear ? (text.trim() === "" ? null : Number(text)) : text;
    if (value !== field.value && !Number.isNaN(value)) void onChange({ do: "set", at: field.at, value });
  };
  return (
    <TextField
      key={String(field.value)}
      label={fieldName(field.name)}
      inputMode={isYear ? "numeric" : "text"}
      maxLength={isYear ? 4 : 160}
      defaultValue={field.value ?? ""}
      onBlur={(event) => keep(event.target.value)}
    />
  );
}

/** Lists whose entries are pictures. */
const OF_PICTURES = new Set(["images", "pictures"]);

/** The entries of a list: added at its end, moved up, removed. */
function ListField({
  field,
  ...props
}: SectionFieldsProps & { field: Extract<EditorField, { kind: "list" }> }) {
  const { onChange } = props;
  const { at: list, entries } = field;
  const add = (file?: OwnPicture) =>
    onChange({ do: "add", list, entry: newEntryId(), ...(file && { file }) });
  return (
    <section className={styles.list} aria-label={fieldName(field.name)}>
      <div className={styles.listHead}>
        <h3>{fieldName(field.name)}</h3>
        {OF_PICTURES.has(field.name) && (
          <PictureButton hotelId={props.hotelId} label={m.editor_pictures_send()} isMany onSent={add} />
        )}
        <Button
          look="outline"
          size="small"
          onClick={() => void add()}
          aria-label={m.editor_add_to({ list: fieldName(field.name) })}
        >
          <Plus size={14} strokeWidth={1.5} aria-hidden="true" /> {m.editor_add()}
        </Button>
      </div>
      {entries.map(({ id, fields }, index) => (
        <div key={id} className={styles.entry}>
          <div className={styles.entryActions}>
            <span className="figures">{index + 1}</span>
            {index > 0 && (
              <Button
                look="quiet"
                size="small"
                aria-label={m.editor_move_up({ number: index + 1 })}
                onClick={() => void onChange({ do: "move", list, entry: id, to: index - 1 })}
              >
                <ArrowUp size={14} strokeWidth={1.5} aria-hidden="true" />
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              aria-label={m.editor_remove({ number: index + 1 })}
              onClick={() => void onChange({ do: "remove", list, entry: id })}
            >
              <X size={14} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          </div>
          {fields.map((inner) => (
            <FieldView key={inner.at} field={inner} {...props} />
          ))}
        </div>
      ))}
    </section>
  );
}
