import { TextField } from "#web/ui/text-field.tsx";
import { wallOf } from "./form-values.ts";
import type { EventFormProps } from "./use-event-form.ts";

/** The event that is changed, if there is one, and what is wrong with a field. */
export type Written = { event: EventFormProps["event"]; errorOf: (field: string) => string | undefined };

type BothProps = Written & { name: "title" | "headline"; label: string; maxLength: number };

/** A line in both languages. */
export function BothLines({ event, errorOf, name, label, maxLength }: BothProps) {
  return (["pt", "en"] as const).map((language) => (
    <TextField
      key={`${name}.${language}`}
      name={`${name}.${language}`}
      label={`${label} (${language === "pt" ? "PT" : "EN"})`}
      defaultValue={event?.[name][language]}
      error={errorOf(`${name}.${language}`)}
      maxLength={maxLength}
      autoComplete="off"
    />
  ));
}

type LineProps = Written & {
  name: "code" | "slug" | "venue" | "address" | "city" | "zone";
  label: string;
  hint?: string;
  isFixed?: boolean;
};

/** A line that is the same in both languages. */
export function Line({ event, errorOf, name, label, hint, isFixed }: LineProps) {
  return (
    <TextField
      name={name}
      label={label}
      {...(hint && { hint })}
      defaultValue={event?.[name] ?? (name === "zone" ? "America/Sao_Paulo" : "")}
      error={errorOf(name)}
      readOnly={isFixed}
      maxLength={200}
      autoComplete="off"
    />
  );
}

type TimeProps = Written & { name: "startsAt" | "endsAt" | "doorsOpenAt" | "doorsCloseAt"; label: string };

/** A day and time by the clocks of the event's place. */
export function TimeLine({ event, errorOf, name, label }: TimeProps) {
  return (
    <TextField
      name={name}
      type="datetime-local"
      label={label}
      defaultValue={event ? wallOf(event[name], event.zone) : ""}
      error={errorOf(name)}
    />
  );
}
