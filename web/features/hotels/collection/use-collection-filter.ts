import { type ChangeEvent, type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { CollectionView } from "../reading/collection-view.ts";

const typingPauseMs = 300;

/** Keeps the address and the form in step: a choice or a pause in typing narrows, and going back widens again. */
export function useCollectionFilter(filter: CollectionView["filter"]) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  useEffect(() => {
    for (const [name, value] of Object.entries(filter)) {
      const control = form.current?.elements.namedItem(name);
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      // Whoever is typing is ahead of the address.
      if (isControl && control !== document.activeElement) control.value = value;
    }
  }, [filter]);

  useEffect(() => () => clearTimeout(typing.current), []);

  const narrow = ({ replace }: { replace: boolean }) => {
    clearTimeout(typing.current);
    if (!form.current) return;
    const search = readQuery(form.current);
    void navigate({ search }, { preventScrollReset: true, replace });
  };
  return {
    form,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      narrow({ replace: false });
    },
    onChoose: () => narrow({ replace: false }),
    onType: (_event: ChangeEvent) => {
      clearTimeout(typing.current);
      typing.current = setTimeout(() => narrow({ replace: true }), typingPauseMs);
    },
  };
}

/** The query of what is filled in; an untouched form has none. */
function readQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") query.set(name, value.trim());
  }
  return query.toString();
}
