import { type DragDropEventHandlers, DragDropProvider } from "@dnd-kit/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { JourneyBlock, NewBlock } from "#domain/journeys/blocks.ts";
import { dayCount } from "#domain/journeys/days.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { toSavedBlock } from "#domain/journeys/library.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { dragging } from "#web/ui/drag/dragging.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { keepBlock, readSavedBlock, useLibrary } from "../library/library.ts";
import { kindName, longDay } from "../words.ts";
import { BlockForm } from "./block-form.tsx";
import { BlockRow, type Standing } from "./block-row.tsx";
import type { Builder } from "./builder-store.ts";
import { DaySection } from "./day-section.tsx";
import { BlockFiles } from "./files/block-files.tsx";
import { leadsOf } from "./files/leads.ts";
import { blocksOn, moveTo } from "./moves.ts";
import { copyDay, fromSaved, newBlock, newStay } from "./new-blocks.ts";
import { useRowActions } from "./use-row-actions.ts";

/** How blocks stand with whoever provides them, where that is known. */
export type Standings = ReadonlyMap<string, Standing>;

type ItineraryProps = {
  journey: Journey;
  optionId: string;
  hotels: StayHotel[];
  builder: Builder;
  standings: Standings;
};

/** The days of an option with their blocks, and below them what is parked. */
export function Itinerary({ journey, optionId, hotels, builder, standings }: ItineraryProps) {
  const [openId, setOpenId] = useState<string>();
  const focusId = useRef<string>(undefined);
  const saved = (useLibrary().data ?? []).filter(({ kind }) => kind === "block");
  const { run: keep } = useWrite(keepBlock);
  // A block that changes its day is drawn anew, at once or when the screen has time; whoever moves it by keyboard goes
  // on from the same handle, as long as they have gone nowhere else.
  useEffect(() => {
    if (!focusId.current) return;
    const handle = document.querySelector<HTMLElement>(`[data-handle="${focusId.current}"]`);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) handle?.focus();
    else if (activeElement !== handle) focusId.current = undefined;
  });
  useEffect(() => {
    const forget = () => {
      focusId.current = undefined;
    };
    document.addEventListener("pointerdown", forget);
    return () => document.removeEventListener("pointerdown", forget);
  }, []);
  useEffect(() => (openId ? builder.hold() : undefined), [builder, openId]);
  const actions = useRowActions(builder, { setOpenId, focusId });
  const add = (...blocks: NewBlock[]) => builder.edit({ kind: "add_blocks", blocks });
  const set = (block: JourneyBlock, changes: Partial<NewBlock>) =>
    builder.edit({ kind: "set_blocks", edits: [{ blockId: block.id, changes }] });
  const onKeep = async (block: JourneyBlock) => {
    const name = inLanguage(block.title, journey.head.language) || kindName(block.kind);
    const kept = await keep({ name, block: toSavedBlock(block) });
    toast(kept.state === "done" ? { text: m.journeys_kept() } : { tone: "bad", text: m.journeys_not_sent() });
  };
  const onDragEnd: DragDropEventHandlers["onDragEnd"] = ({ operation, canceled }) => {
    const block = journey.blocks.find(({ id }) => id === operation.source?.id);
    const target = block && !canceled && targetOf(journey, String(operation.target?.id ?? ""));
    const edit = target && moveTo(journey, block, target);
    if (edit) builder.edit(edit);
  };
  const rowOf = (block: JourneyBlock) =>
    block.id === openId ? (
      <BlockForm
        key={block.id}
        block={block}
        head={journey.head}
        hotels={hotels}
        onClose={() => actions.close(block.id)}
        onSave={(changes) => {
          actions.close(block.id);
          if (Object.keys(changes).length > 0) set(block, changes);
        }}
        onRemove={() => {
          setOpenId(undefined);
          set(block, { isRemoved: true });
        }}
        onKeep={() => void onKeep(block)}
        onPark={() => actions.park(block.id)}
        files={<BlockFiles journey={journey} blockId={block.id} builder={builder} />}
      />
    ) : (
      <BlockRow
        key={block.id}
        block={block}
        head={journey.head}
        actions={actions}
        standing={standings.get(block.id)}
        lead={leads.get(block.id)}
      />
    );
  const addSaved = async (id: string, day: number) => {
    try {
      add(fromSaved(journey, await readSavedBlock(id), { optionId, day }));
    } catch {
      toast({ tone: "bad", text: m.journeys_library_away() });
    }
  };
  const leads = useMemo(() => leadsOf(journey.files), [journey.files]);
  const days = dayCount(journey.head);
  const parked = blocksOn(journey, optionId, null);
  const sectionOf = (day: number) => {
    const blocks = blocksOn(journey, optionId, day);
    const addOpen = (block: NewBlock) => {
      add(block);
      actions.open(block.id);
    };
    return (
      <DaySection
        key={day}
        id={`day-${day + 1}`}
        day={day}
        title={m.journeys_day({ day: day + 1 })}
        note={longDay(journey.head.startsOn, day)}
        hotels={hotels}
        onAdd={(kind) => addOpen(newBlock(journey, kind, { optionId, day }))}
        onStay={(hotel) => addOpen(newStay(journey, hotel, { optionId, day }))}
        saved={saved}
        onSaved={(id) => void addSaved(id, day)}
        {...(blocks.length > 0 &&
          day + 1 < days && { onCopy: () => builder.edit(...copyDay(journey, { optionId, day })) })}
      >
        {blocks.map(rowOf)}
      </DaySection>
    );
  };
  return (
    <DragDropProvider {...dragging} onDragEnd={onDragEnd}>
      {Array.from({ length: days }, (_, day) => sectionOf(day))}
      <DaySection
        id="parked"
        day={null}
        title={m.journeys_parked()}
        note={parked.length > 0 ? m.journeys_parked_text() : m.journeys_parked_none()}
        hotels={[]}
        saved={[]}
        onSaved={() => {}}
        onAdd={() => {}}
        onStay={() => {}}
      >
        {parked.map(rowOf)}
      </DaySection>
    </DragDropProvider>
  );
}

function targetOf(journey: Journey, id: string): { day: number | null; beforeId: string | null } | null {
  const [kind, name = ""] = id.split(/:(.*)/s);
  if (kind === "day") return { day: name === "parked" ? null : Number(name), beforeId: null };
  const before = kind === "before" && journey.blocks.find((block) => block.id === name);
  return before ? { day: before.day, beforeId: before.id } : null;
}
