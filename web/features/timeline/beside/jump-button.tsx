import { Calendar } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { usePlace } from "../place.ts";
import styles from "../timeline.module.css";
import { DateJump } from "./date-jump.tsx";

/** Opens the month to jump into, on screens where it does not stand beside the posts. */
export function JumpButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { place, addressOf } = usePlace();
  return (
    <div className={styles.jump}>
      <Button look="outline" size="work" onClick={() => setIsOpen(true)}>
        <Calendar size={16} strokeWidth={1.5} aria-hidden="true" />
        {m.timeline_jump()}
      </Button>
      {isOpen && (
        <Dialog isOpen onOpenChange={setIsOpen} title={m.timeline_jump()}>
          <DateJump
            until={place.until}
            addressOf={(day) => addressOf({ until: day, post: "" })}
            onChosen={() => setIsOpen(false)}
          />
        </Dialog>
      )}
    </div>
  );
}
