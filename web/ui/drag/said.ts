import { m } from "#messages/messages.js";

type Named = { data?: { name?: string } } | null;
type Dragged = { operation: { source: Named; target: Named }; canceled?: boolean };

const nameOf = (thing: Named) => thing?.data?.name;

/** That something was taken up. */
export function dragStarted({ operation }: Dragged): string | undefined {
  const name = nameOf(operation.source);
  return name && m.drag_started({ name });
}

/** What it is over now. */
export function dragMoved({ operation }: Dragged): string | undefined {
  const [name, place] = [nameOf(operation.source), nameOf(operation.target)];
  return name && place && place !== name ? m.drag_over({ name, place }) : undefined;
}

/** Where it was let go of, or that it went back. */
export function dragEnded({ operation, canceled }: Dragged): string | undefined {
  const [name, place] = [nameOf(operation.source), nameOf(operation.target)];
  if (!name) return undefined;
  return canceled || !place || place === name ? m.drag_back({ name }) : m.drag_dropped({ name, place });
}
