import type { DragDropManager, DragDropProvider } from "@dnd-kit/react";
import type { ComponentProps } from "react";
import { m } from "#messages/messages.js";
import { dragEnded, dragMoved, dragStarted } from "./said.ts";
import "./drag.module.css";

type Props = ComponentProps<typeof DragDropProvider>;
type Plugins = Extract<Props["plugins"], readonly unknown[]>;

/** Takes the place of whatever would write a style element, which the page policy refuses: `drag.module.css` has the rules. */
class OwnStyles {
  constructor(manager: DragDropManager) {
    for (const plugin of manager.registry.plugins.values) {
      if ("addRoot" in plugin) Object.assign(plugin, { register: () => () => undefined });
    }
  }

  destroy() {}
}

/** What is said while something is dragged, in the reader's language and by the names that things are given. */
const speech = {
  announcements: { dragstart: dragStarted, dragover: dragMoved, dragend: dragEnded },
  get screenReaderInstructions() {
    return { draggable: m.drag_how() };
  },
};

/**
 * How things are dragged everywhere: by the pointer alone, since the arrow keys of a handle do what the library's
 * keyboard sensor would. The first of its sensors is the pointer's, the first of its plugins the one that speaks.
 */
export const dragging: Pick<Props, "sensors" | "plugins"> = {
  sensors: (sensors) => sensors.slice(0, 1),
  plugins: ([speaker, ...others]) =>
    [OwnStyles, { plugin: speaker, options: speech }, ...others] as unknown as Plugins,
};
