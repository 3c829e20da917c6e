import { type FormEvent, useId, useState } from "react";
import type { Snapshot } from "#domain/events/check-ins.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./door.module.css";
import { toldWords } from "./door-words.ts";

type Person = Snapshot["people"][number];
const SHOWN = 12;
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const CODE = /^[a-z0-9]{3}[\s-]?[a-z0-9]{3}$/i;

type SearchProps = {
  people: Person[];
  onCode: (code: string) => void;
  onPerson: (id: string) => void;
  onClose: () => void;
};

/** Finds somebody by name, or by the six letters of a ticket. */
export function SearchSheet({ people, onCode, onPerson, onClose }: SearchProps) {
  const [typed, setTyped] = useState("");
  const asked = fold(typed.trim());
  const found =
    asked.length < 2 ? [] : people.filter(({ name }) => fold(name).includes(asked)).slice(0, SHOWN);
  const states = {
    checked_in: m.events_state_checked_in,
    waiting: m.events_state_waiting,
    registered: m.events_state_registered,
  } as Partial<Record<Person["state"], () => string>>;
  const choose = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.events_search_title()}>
      <form
        className="work stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (CODE.test(typed.trim())) choose(() => onCode(typed));
        }}
      >
        <TextField
          label={m.events_search_label()}
          hint={m.events_search_hint()}
          value={typed}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {CODE.test(typed.trim()) && (
          <Button type="submit" size="work">
            {m.events_use_code()}
          </Button>
        )}
      </form>
      <ul className={styles.found} aria-label={m.events_found()} aria-live="polite">
        {found.map(({ id, name, told, state }) => (
          <li key={id}>
            <button type="button" onClick={() => choose(() => onPerson(id))}>
              <span>
                {name}
                {told && <small className={styles.told}>{toldWords(told)}</small>}
              </span>
              <small>{states[state]?.()}</small>
            </button>
          </li>
        ))}
        {asked.length >= 2 && found.length === 0 && (
          <li className={styles.nobody}>{m.events_found_nobody()}</li>
        )}
      </ul>
    </Dialog>
  );
}

type WalkInProps = {
  onPerson: (person: { name: string; email: string | null }) => void;
  onClose: () => void;
};

/** Lets in somebody without a registration, if there is room. */
export function WalkInSheet({ onPerson, onClose }: WalkInProps) {
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    if (!text("name")) return;
    onClose();
    onPerson({ name: text("name"), email: text("email").toLowerCase() || null });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.events_walk_in()}
      actions={
        <Button type="submit" form={formId} size="work">
          {m.events_let_in()}
        </Button>
      }
    >
      <form id={formId} className="work stack" onSubmit={submit}>
        <TextField name="name" label={m.events_column_name()} maxLength={120} required autoComplete="off" />
        <TextField
          name="email"
          type="email"
          label={m.events_column_email()}
          hint={m.events_walk_in_hint()}
          isOptional
          maxLength={254}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
