import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import type { KitFilter } from "../materials.ts";

type EmptyKitProps = { filter: KitFilter; onChange: (changes: Record<string, string>) => void };

const NARROWING = ["q", "hotel", "type", "language", "situation", "only", "collection"] as const;
const NOTHING = Object.fromEntries(NARROWING.map((name) => [name, ""]));

/** Nothing that was asked for: what it was, and the way to everything again; a kit without anything says so. */
export function EmptyKit({ filter, onChange }: EmptyKitProps) {
  if (!NARROWING.some((name) => filter[name])) {
    return <EmptyState title={m.materials_kit_empty()} text={m.materials_kit_empty_text()} />;
  }
  const { q, hotel } = filter;
  return (
    <EmptyState
      title={q ? m.materials_none_with({ words: q }) : m.materials_none()}
      text={hotel ? m.materials_none_here() : m.materials_none_text()}
      action={
        hotel && q ? (
          <Button look="outline" size="work" onClick={() => onChange({ hotel: "" })}>
            {m.materials_elsewhere()}
          </Button>
        ) : (
          <Button look="outline" size="work" onClick={() => onChange(NOTHING)}>
            {m.materials_collection_leave()}
          </Button>
        )
      }
    />
  );
}
