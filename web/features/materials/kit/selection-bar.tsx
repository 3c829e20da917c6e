import { useState } from "react";
import type { Material } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { formatBytes } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { KeepDialog } from "../collections/keep-dialog.tsx";
import { LinkDialog } from "../links/link-dialog.tsx";
import styles from "../materials.module.css";

type SelectionBarProps = { chosen: Material[]; isBusy: boolean; onTake: () => void; onClear: () => void };

/** What can be done with what was chosen: one zip, or a link for a client that ends. */
export function SelectionBar({ chosen, isBusy, onTake, onClear }: SelectionBarProps) {
  const [open, setOpen] = useState<"keeping" | "linking">();
  const close = () => setOpen(undefined);
  if (chosen.length === 0) return null;
  const size = formatBytes(chosen.reduce((sum, { version }) => sum + version.file.bytes, 0));
  return (
    <>
      <section className={styles.bar} data-bottom-bar="" aria-label={m.materials_selection()}>
        <span role="status">{m.materials_selected({ count: chosen.length, size })}</span>
        <Button look="quiet" size="small" onClick={onClear}>
          {m.materials_clear()}
        </Button>
        <Button look="outline" size="small" onClick={() => setOpen("keeping")}>
          {m.materials_collection_keep()}
        </Button>
        <Button look="outline" size="small" onClick={() => setOpen("linking")}>
          {m.materials_client_link()}
        </Button>
        <Button look="ivory" size="small" isBusy={isBusy} onClick={onTake}>
          {chosen.length === 1 ? m.materials_take() : m.materials_take_zip()}
        </Button>
      </section>
      {open === "keeping" && <KeepDialog ids={chosen.map(({ id }) => id)} onClose={close} />}
      {open === "linking" && <LinkDialog chosen={chosen} onClose={close} />}
    </>
  );
}
