import { useState } from "react";
import { type OwnStore, publishBlocker, StoreDress } from "#domain/stores/stores.ts";
import { accentBlocker } from "#domain/stores/themes.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { editStore, publishStore } from "../stores.ts";

type Given = { found: OwnStore; onReload: () => Promise<OwnStore | undefined> };

const dressOf = (store: OwnStore): StoreDress => {
  const { headline, bio, theme, accent, picture, sections, shows, posts } = store;
  return { headline, bio, theme, accent, picture, sections, shows, posts };
};

/** A store being dressed: what is typed, what is kept, and the version it was made on. */
export function useDress({ found, onReload }: Given) {
  const [kept, setKept] = useState(found);
  const [dress, setDress] = useState(() => dressOf(found));
  const [trouble, setTrouble] = useState<"conflict" | "failed" | "words" | null>(null);
  const edit = useWrite(editStore);
  const publish = useWrite(publishStore);
  const isDirty = JSON.stringify(dress) !== JSON.stringify(dressOf(kept));
  const isSound = StoreDress.safeParse(dress).success && !accentBlocker(dress);

  const take = (store: OwnStore) => {
    setKept(store);
    setTrouble(null);
  };
  const save = async (): Promise<OwnStore | null> => {
    if (kept.isPublished && publishBlocker(dress)) {
      setTrouble("words");
      return null;
    }
    const outcome = await edit.run({ ...dress, version: kept.version });
    if (outcome.state === "done") {
      take(outcome.value);
      return outcome.value;
    }
    setTrouble(outcome.state === "conflict" ? "conflict" : "failed");
    return null;
  };
  const turn = async (isPublished: boolean) => {
    if (isPublished && publishBlocker(dress)) return setTrouble("words");
    const base = isDirty ? await save() : kept;
    if (!base) return;
    const outcome = await publish.run({ version: base.version, isPublished });
    if (outcome.state !== "done") return setTrouble(outcome.state === "conflict" ? "conflict" : "failed");
    take(outcome.value);
    toast({ text: isPublished ? m.stores_published() : m.stores_withdrawn() });
  };
  const reload = async () => {
    const store = await onReload();
    if (!store) return setTrouble("failed");
    take(store);
    setDress(dressOf(store));
  };
  const isBusy = edit.isBusy || publish.isBusy;
  const change = (part: Partial<StoreDress>) => setDress((before) => ({ ...before, ...part }));
  return { kept, dress, change, take, save, turn, reload, trouble, setTrouble, isDirty, isSound, isBusy };
}
export type Dressing = ReturnType<typeof useDress>;
