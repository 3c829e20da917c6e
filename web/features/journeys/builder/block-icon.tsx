import { BedDouble, Car, NotebookPen, Plane, Sailboat, Utensils } from "lucide-react";
import type { BlockKind } from "#domain/journeys/blocks.ts";

const icons = {
  stay: BedDouble,
  experience: Sailboat,
  transfer: Car,
  flight: Plane,
  dining: Utensils,
  note: NotebookPen,
} as const;

/** The sign of a kind of block; its name stands beside it. */
export function BlockIcon({ kind }: { kind: BlockKind }) {
  const Icon = icons[kind];
  return <Icon size={17} strokeWidth={1.4} aria-hidden="true" />;
}
