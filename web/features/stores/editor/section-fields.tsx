import { type DragDropEventHandlers, DragDropProvider, useDraggable, useDroppable } from "@dnd-kit/react";
import { GripVertical } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import { moveSection, type PlacedSection, stepSection } from "#domain/stores/sections.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { dragging } from "#web/ui/drag/dragging.ts";
import { sectionNames } from "../words.ts";
import styles from "./editor.module.css";
import type { Dressing } from "./use-dress.ts";

/** The sections of a store in their order: dragged by the handle, or moved from there with the arrow keys. */
export function SectionFields({ dressing: { dress, change } }: { dressing: Dressing }) {
  const { sections } = dress;
  const home = useHome();
  const [said, setSaid] = useState("");
  const place = (moved: PlacedSection[], kind: PlacedSection["kind"]) => {
    change({ sections: moved });
    const at = moved.findIndex((section) => section.kind === kind) + 1;
    setSaid(m.stores_section_moved({ name: sectionNames[kind](), place: at, count: moved.length }));
  };
  const onDragEnd: DragDropEventHandlers["onDragEnd"] = ({ operation, canceled }) => {
    const from = sections.findIndex(({ kind }) => kind === operation.source?.id);
    const to = sections.findIndex(({ kind }) => `at:${kind}` === operation.target?.id);
    if (canceled || from < 0 || to < 0 || from === to) return;
    place(moveSection(sections, { from, to }), sections[from]!.kind);
  };
  return (
    <fieldset>
      <legend>{m.stores_sections()}</legend>
      <p className="note">
        {m.stores_sections_hint()} {m.stores_sections_offers()}{" "}
        <Link className="text-link" to={`${home}/products`}>
          {m.menu_products()}
        </Link>
      </p>
      <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
        <ol className={styles.sections}>
          {sections.map((section) => (
            <SectionRow
              key={section.kind}
              section={section}
              onStep={(step) => place(stepSection(sections, { kind: section.kind, step }), section.kind)}
              onShown={(isShown) =>
                change({
                  sections: sections.map((one) => (one.kind === section.kind ? { ...one, isShown } : one)),
                })
              }
            />
          ))}
        </ol>
      </DragDropProvider>
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}

type SectionRowProps = {
  section: PlacedSection;
  onStep: (step: 1 | -1) => void;
  onShown: (isShown: boolean) => void;
};

function SectionRow({ section: { kind, isShown }, onStep, onShown }: SectionRowProps) {
  const name = sectionNames[kind]();
  const { ref: dragRef, handleRef, isDragging } = useDraggable({ id: kind, data: { name } });
  const { ref: dropRef, isDropTarget } = useDroppable({ id: `at:${kind}`, data: { name } });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!step) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <li
      ref={(element) => {
        dragRef(element);
        dropRef(element);
      }}
      data-section={kind}
      data-dragging={isDragging || undefined}
      data-target={isDropTarget || undefined}
    >
      <button
        ref={handleRef}
        aria-roledescription={m.drag_role()}
        type="button"
        className={styles.handle}
        aria-label={m.stores_section_move({ name })}
        onKeyDown={onKeyDown}
      >
        <GripVertical size={15} strokeWidth={1.4} aria-hidden="true" />
      </button>
      <Checkbox
        label={name}
        aria-label={m.stores_section_shown({ name })}
        checked={isShown}
        onChange={({ target }) => onShown(target.checked)}
      />
    </li>
  );
}
