import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Activity } from "#domain/activities/activities.ts";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { Button } from "#web/ui/button.tsx";
import { ActivitiesList } from "./activities-list.tsx";
import { ActivityDialog } from "./activity-dialog.tsx";

/** Everything we did, with the next one to record. */
export function ActivitiesDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const [open, setOpen] = useAsked<{ activity?: Activity }>({ "1": {} });
  return (
    <>
      {head(
        <Button size="work" onClick={() => setOpen({})}>
          <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.activities_new()}
        </Button>,
      )}
      <ActivitiesList
        onCorrect={(activity) => setOpen({ activity })}
        empty={{ title: m.activities_none(), text: m.activities_none_text() }}
      />
      {open && <ActivityDialog activity={open.activity} onClose={() => setOpen(undefined)} />}
    </>
  );
}
