import { type RefObject, useId } from "react";
import { MAX_TEXT } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import styles from "../timeline.module.css";
import type { useMention } from "./use-mention.ts";

type MentionFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  mention: ReturnType<typeof useMention>;
  value: string;
  onChange: (text: string) => void;
  label: string;
};

/** Words in which hotels can be named: an at sign brings up those that fit, a click or Tab and Enter takes one. */
export function MentionField({ field, mention, value, onChange, label }: MentionFieldProps) {
  const id = useId();
  const { suggestions } = mention;
  return (
    <div className={styles.writing}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...{ id, value }}
        ref={field}
        placeholder={label}
        maxLength={MAX_TEXT}
        rows={2}
        onKeyDown={(event) => {
          if (event.key === "Escape") mention.close();
        }}
        onChange={(event) => {
          onChange(event.target.value);
          mention.watch(event.target.value);
        }}
      />
      {suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label={m.timeline_hotels_to_name()}>
          {suggestions.map((hotel) => (
            <li key={hotel.id}>
              <button
                type="button"
                onClick={() => {
                  onChange(mention.choose(hotel, value));
                  field.current?.focus();
                }}
              >
                <span>{hotel.name}</span> <span className="note">{hotel.country}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
