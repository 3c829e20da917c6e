import { Popover } from "@base-ui/react/popover";
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { m } from "#messages/messages.js";
import { buttonLook } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import floatingStyles from "#web/ui/floating.module.css";
import { LoadingState } from "#web/ui/skeleton.tsx";
import styles from "./lists.module.css";

const ViewsSheet = lazy(async () => ({ default: (await import("./views-sheet.tsx")).ViewsSheet }));

/** What the reader has a list remember: names that lead to what its address asked, and the present one to be kept. */
export function ViewsMenu({ list, query }: { list: string; query: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger {...buttonLook({ look: "quiet", size: "work" })} data-slot="button views-menu">
        <Bookmark size={15} strokeWidth={1.5} aria-hidden="true" />
        {m.list_views()}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={floatingStyles.floating} align="end" sideOffset={4}>
          <Popover.Popup className={classNames(floatingStyles.floatingSheet, styles.menu)}>
            <Popover.Title>{m.list_views()}</Popover.Title>
            <Suspense fallback={<LoadingState lines={2} />}>
              <ViewsSheet list={list} query={query} onGone={() => setOpen(false)} />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
