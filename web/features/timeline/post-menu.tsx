import { Popover } from "@base-ui/react/popover";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { TimelinePost } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import floatingStyles from "#web/ui/floating.module.css";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import { toast } from "#web/ui/toast/toast.ts";
import { ReportDialog } from "./report-dialog.tsx";
import styles from "./timeline.module.css";
import { muteMember, withdrawPost } from "./timeline.ts";
import { troubleOf } from "./words.ts";

type Doing = "withdraw" | "report";

/** What can be done with a post: one's own is put right or taken back, another's reported or its author muted. */
export function PostMenu({ post, onEdit }: { post: TimelinePost; onEdit: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [doing, setDoing] = useState<Doing>();
  const { run: mute } = useWrite(muteMember);
  const { id: authorId, name } = post.author;
  const choose = (action: () => unknown) => () => {
    setIsOpen(false);
    action();
  };
  const silence = async () => {
    const trouble = troubleOf(await mute({ id: authorId, isOn: true }));
    const undo = { label: m.timeline_mute_undo(), onPress: () => void mute({ id: authorId, isOn: false }) };
    toast(trouble ? { tone: "bad", text: trouble } : { text: m.timeline_muted({ name }), action: undo });
  };
  if (post.isMine && post.state === "removed") return null;
  const entries: [string, () => unknown][] = post.isMine
    ? [
        ...(post.state === "published" ? [[m.timeline_edit(), onEdit] as [string, () => unknown]] : []),
        [m.timeline_withdraw(), () => setDoing("withdraw")],
      ]
    : [
        [m.timeline_report(), () => setDoing("report")],
        [m.timeline_mute({ name }), () => void silence()],
      ];
  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger className={iconButtonStyles.iconButton} aria-label={m.timeline_more({ name })}>
          <Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={floatingStyles.floating} align="end" sideOffset={4}>
            <Popover.Popup
              className={classNames(floatingStyles.floatingSheet, styles.menu)}
              aria-label={m.timeline_more({ name })}
            >
              {entries.map(([label, act]) => (
                <button key={label} type="button" onClick={choose(act)}>
                  {label}
                </button>
              ))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {doing === "report" && (
        <ReportDialog
          subject={{ postId: post.id, commentId: null }}
          author={post.author}
          onMute={silence}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing === "withdraw" && <WithdrawDialog id={post.id} onClose={() => setDoing(undefined)} />}
    </>
  );
}

function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { run: withdraw, isBusy } = useWrite(withdrawPost);
  const confirm = async () => {
    const trouble = troubleOf(await withdraw({ id }));
    toast(trouble ? { tone: "bad", text: trouble } : { text: m.timeline_withdrawn() });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.timeline_withdraw_title()}
      actions={
        <DialogFooter onBack={onClose} look="danger" isBusy={isBusy} onClick={() => void confirm()}>
          {m.timeline_withdraw()}
        </DialogFooter>
      }
    >
      <p>{m.timeline_withdraw_text()}</p>
    </Dialog>
  );
}
