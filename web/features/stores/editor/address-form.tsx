import { type FormEvent, useState } from "react";
import { StoreSlug, slugBlocker } from "#domain/stores/slugs.ts";
import type { OwnStore } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { renameStore } from "../stores.ts";
import styles from "./editor.module.css";

type AddressFormProps = { store: OwnStore; onKept: (store: OwnStore) => void; onConflict: () => void };

/** The address of a store; the one of before goes on leading to it. */
export function AddressForm({ store, onKept, onConflict }: AddressFormProps) {
  const [slug, setSlug] = useState(store.slug);
  const [error, setError] = useState<string>();
  const { run, isBusy } = useWrite(renameStore);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = wordsOf(slug);
    setError(wrong);
    if (wrong) return;
    const outcome = await run({ version: store.version, slug });
    if (outcome.state === "done") {
      toast({ text: m.stores_address_saved() });
      return onKept(outcome.value);
    }
    if (outcome.state === "conflict") return onConflict();
    const isTaken = outcome.state === "refused" && outcome.code === "slug_taken";
    const isReserved = outcome.state === "refused" && outcome.code === "slug_reserved";
    if (isReserved) return setError(m.stores_address_reserved());
    setError(isTaken ? m.stores_address_taken() : m.stores_save_failed());
  };
  return (
    <form className={`work ${styles.address}`} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={m.stores_address()}
        hint={m.stores_address_hint()}
        error={error}
        value={slug}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setSlug(target.value.trim().toLowerCase())}
      />
      <Button type="submit" look="outline" size="work" isBusy={isBusy} disabled={slug === store.slug}>
        {m.stores_address_save()}
      </Button>
      {store.before.length > 0 && (
        <p className="note">{m.stores_address_before({ slugs: store.before.join(", ") })}</p>
      )}
    </form>
  );
}

function wordsOf(slug: string): string | undefined {
  if (!StoreSlug.safeParse(slug).success) return m.stores_address_invalid();
  return slugBlocker(slug) ? m.stores_address_reserved() : undefined;
}
