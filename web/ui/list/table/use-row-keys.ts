import { type RefObject, useRef } from "react";
import { useNavigate } from "react-router";
import type { ListRows } from "../list-column.ts";
import { type ListKey, useListKeys } from "./use-list-keys.ts";

type RowKeys<Row> = {
  root: RefObject<HTMLElement | null>;
  rows: Row[];
  row: ListRows<Row>;
  openId: string | undefined;
  keys: ListKey[];
  onSelect: (id: string) => void;
  /** After the last row. */
  onEnd: () => void;
};

/** J, K and the arrows walk the rows, Enter opens, X ticks, / leads to the search; a list may have keys of its own. */
export function useRowKeys<Row>({ root, rows, row, openId, keys, onSelect, onEnd }: RowKeys<Row>): void {
  const navigate = useNavigate();
  const last = useRef<string>(undefined);
  const currentId = () => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-row]");
    return focused && root.current?.contains(focused) ? focused.dataset.row : (openId ?? last.current);
  };
  const open = (one: Row | undefined) => {
    const { address, isBeside = false } = row.opens ?? {};
    if (one && address) void navigate(address(one), { replace: isBeside, preventScrollReset: isBeside });
  };
  const current = () => rows.find((one) => row.id(one) === currentId());
  const move = (step: 1 | -1) => {
    const at = rows.findIndex((one) => row.id(one) === currentId());
    const next = rows[at === -1 ? 0 : at + step];
    if (!next) return step === 1 ? onEnd() : undefined;
    last.current = row.id(next);
    const line = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(last.current)}"]`);
    (line?.querySelector<HTMLElement>("[data-slot~=row-link]") ?? line)?.focus();
    if (row.opens?.isBeside) open(next);
  };
  const select = () => {
    const one = current();
    if (one) onSelect(row.id(one));
  };
  const search = (event: KeyboardEvent) => {
    const field = root.current?.querySelector<HTMLElement>("input[type=search]");
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  const own = Object.fromEntries(keys.map(({ key, does }) => [key, does]));
  const table = "[data-slot~=table]";
  useListKeys(
    { ...own, j: () => move(1), k: () => move(-1), x: select, "/": search },
    {
      ArrowDown: { place: table, does: () => move(1) },
      ArrowUp: { place: table, does: () => move(-1) },
      Enter: { place: "tr:focus", does: () => open(current()) },
    },
  );
}
