import { Popover } from "@base-ui/react/popover";
import { Download } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button, buttonLook } from "../../button.tsx";
import { classNames } from "../../class-names.ts";
import floatingStyles from "../../floating.module.css";
import { toast } from "../../toast/toast.ts";
import styles from "./list-bar.module.css";

const formats = [
  { format: "xlsx", name: m.list_file_xlsx },
  { format: "csv", name: m.list_file_csv },
] as const;

/** As what rows can be saved. */
export type SavedFormat = (typeof formats)[number]["format"];
/** Saves them; false where they did not arrive. */
export type SaveFile = (format: SavedFormat) => Promise<boolean>;

type FileMenuProps = {
  onFile: SaveFile;
  /** What it is a file of, where a page has several. */
  about?: string;
  size?: "work" | "small";
};

/** Rows as a file of the reader's choice; it says when that did not arrive. */
export function FileMenu({ onFile, about, size = "work" }: FileMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [busyWith, setBusyWith] = useState<SavedFormat>();
  const bring = async (format: SavedFormat) => {
    setBusyWith(format);
    const hasArrived = await onFile(format);
    setBusyWith(undefined);
    setOpen(false);
    if (!hasArrived) toast({ tone: "bad", text: m.list_file_failed() });
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger {...buttonLook({ look: "quiet", size })} data-slot="button file-menu">
        <Download size={15} strokeWidth={1.5} aria-hidden="true" />
        {m.list_file()}
        {about && <span className="sr-only">: {about}</span>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={floatingStyles.floating} align="end" sideOffset={4}>
          <Popover.Popup className={classNames(floatingStyles.floatingSheet, styles.columns)}>
            <Popover.Title>{m.list_file_as()}</Popover.Title>
            {formats.map(({ format, name }) => (
              <Button
                key={format}
                look="quiet"
                size="work"
                isBusy={busyWith === format}
                onClick={() => void bring(format)}
              >
                {name()}
              </Button>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
