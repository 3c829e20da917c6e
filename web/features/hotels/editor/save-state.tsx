import { m } from "#messages/messages.js";
import { Badge } from "#web/ui/badge.tsx";
import type { DeskState } from "./draft-desk.ts";

/** Whether what was typed is kept. */
export function SaveState({ state }: { state: DeskState }) {
  return (
    <p role="status">
      {state.trouble ? (
        <Badge tone="bad">{trouble[state.trouble]()}</Badge>
      ) : state.isSaving || state.isDirty ? (
        <Badge tone="warn">{m.editor_saving()}</Badge>
      ) : (
        <Badge tone="ok">{m.editor_saved()}</Badge>
      )}
    </p>
  );
}

const trouble = {
  offline: m.editor_trouble_offline,
  failed: m.editor_trouble_failed,
  refused: m.editor_trouble_refused,
};
