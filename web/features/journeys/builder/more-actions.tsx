import { Popover } from "@base-ui/react/popover";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { buttonLook } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import floatingStyles from "#web/ui/floating.module.css";
import styles from "./more-actions.module.css";

export type BuilderDialog = "details" | "cover" | "publish" | "history" | "copy" | "template";

/** What is done with a journey now and then: look at it as its client, go back in its history, use it again. */
export function MoreActions({ onOpen }: { onOpen: (dialog: BuilderDialog) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const entries: [BuilderDialog, string][] = [
    ["history", m.journeys_history()],
    ["copy", m.journeys_copy()],
    ["template", m.journeys_keep_template()],
  ];
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger {...buttonLook({ look: "outline", size: "work" })} aria-label={m.journeys_more()}>
        <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={floatingStyles.floating} align="end" sideOffset={4}>
          <Popover.Popup
            className={classNames(floatingStyles.floatingSheet, styles.more)}
            aria-label={m.journeys_more()}
          >
            <Link to="preview">{m.journeys_preview()}</Link>
            {entries.map(([dialog, label]) => (
              <button
                key={dialog}
                type="button"
                onClick={() => {
                  setIsOpen(false);
                  onOpen(dialog);
                }}
              >
                {label}
              </button>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
