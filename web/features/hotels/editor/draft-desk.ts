import type { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { Change, Operation } from "#domain/hotels/drafts/operations.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import type { Words } from "#domain/hotels/drafts/parts.ts";
import type { Language } from "#domain/text.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";

type Send = (operation: Operation) => Promise<Outcome<Operation, SectionDraft>>;
type Sent = Outcome<Operation, SectionDraft>;

/** Two sides of one language of one section: what this window wrote, and what stands there now. */
export type Conflict = { kind: SectionKind; language: Language; mine: Words; theirs: SectionDraft };

export type DeskState = {
  sections: ReadonlyMap<SectionKind, SectionDraft>;
  /** What is written here and not kept yet. */
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last try did not arrive. */
  trouble: "offline" | "failed" | "refused" | null;
  conflict: Conflict | null;
};

const SAVE_AFTER_MS = 700;
const TRY_AGAIN_MS = 4_000;

export type DraftDesk = ReturnType<typeof createDraftDesk>;

/** One editor's window on a draft: what is written shows at once and is kept by operations, one in flight at a time. */
export function createDraftDesk({ sections, send }: { sections: SectionDraft[]; send: Send }) {
  let state: DeskState = {
    sections: new Map(sections.map((section) => [section.kind, section])),
    isDirty: false,
    isSaving: false,
    trouble: null,
    conflict: null,
  };
  const written = new Map<string, { kind: SectionKind; language: Language; words: Words }>();
  /** An operation without an answer is sent again as it was: its id makes it a repeat. */
  let unanswered: Operation | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Partial<DeskState>) => {
    state = { ...state, ...next, isDirty: written.size > 0 || unanswered !== null };
    for (const tell of listeners) tell();
  };
  const put = (section: SectionDraft) =>
    set({ sections: new Map(state.sections).set(section.kind, section) });

  /** A section as the server knows it, with what this window has not sent yet on top. */
  const withWritten = (section: SectionDraft): SectionDraft => {
    const own = (language: Language) => ({
      ...section[language],
      ...(unanswered?.kind === section.kind &&
        unanswered.change.do === "write" &&
        unanswered.change.language === language &&
        unanswered.change.words),
      ...written.get(`${section.kind} ${language}`)?.words,
    });
    return { ...section, pt: own("pt"), en: own("en") };
  };

  const nextOperation = (): Operation | null => {
    if (unanswered) return unanswered;
    const [key, entry] = [...written][0] ?? [];
    if (!key || !entry) return null;
    written.delete(key);
    const { kind, language, words } = entry;
    const section = state.sections.get(kind)!;
    const version = language === "pt" ? section.ptVersion : section.enVersion;
    return { id: crypto.randomUUID(), kind, version, change: { do: "write", language, words } };
  };

  const settle = (operation: Operation, sent: Sent): boolean => {
    if (sent.state === "offline" || sent.state === "failed") {
      set({ trouble: sent.state });
      later(TRY_AGAIN_MS);
      return false;
    }
    unanswered = null;
    if (sent.state === "done") {
      put(withWritten(sent.value));
      set({ trouble: null });
      return true;
    }
    const { change, kind } = operation;
    if (sent.state === "conflict" && sent.theirs && change.do === "write") {
      const later = written.get(`${kind} ${change.language}`)?.words;
      written.delete(`${kind} ${change.language}`);
      const mine = { ...change.words, ...later };
      set({ conflict: { kind, language: change.language, mine, theirs: sent.theirs } });
      return false;
    }
    if (sent.state === "conflict" && sent.theirs) put(withWritten(sent.theirs));
    set({ trouble: "refused" });
    return false;
  };

  const run = async () => {
    set({ isSaving: true });
    for (let operation = nextOperation(); operation; operation = nextOperation()) {
      unanswered = operation;
      if (!settle(operation, await send(operation))) break;
    }
    set({ isSaving: false });
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (state.conflict) return;
    underWay ??= run().finally(() => {
      underWay = null;
    });
    await underWay;
  };

  function later(wait: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  }

  return {
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    read: () => state,
    /** Writes one field; it is kept after a pause in typing. */
    write: (kind: SectionKind, language: Language, at: string, text: string) => {
      const key = `${kind} ${language}`;
      const words = { ...written.get(key)?.words, [at]: text };
      written.set(key, { kind, language, words });
      put(withWritten(state.sections.get(kind)!));
      later(SAVE_AFTER_MS);
    },
    /** Changes lists, names or pictures; what was written before goes first. */
    change: async (kind: SectionKind, change: Exclude<Change, { do: "write" }>) => {
      await flush();
      if (unanswered || state.conflict) return;
      const version = state.sections.get(kind)!.frameVersion;
      const operation: Operation = { id: crypto.randomUUID(), kind, version, change };
      unanswered = operation;
      set({ isSaving: true });
      settle(operation, await send(operation));
      set({ isSaving: false });
    },
    /** Takes what the server answered elsewhere: a publishing, a restoration, an affirmation. */
    take: (section: SectionDraft) => put(withWritten(section)),
    /** Keeps everything now; true when nothing is left. */
    flush: async () => {
      await flush();
      return !state.isDirty && !state.conflict;
    },
    /** Ends a conflict: this window's words on top of what stands there, or what stands there alone. */
    resolve: async (choice: "mine" | "theirs") => {
      const { conflict } = state;
      if (!conflict) return;
      const { kind, language, mine, theirs } = conflict;
      if (choice === "mine") written.set(`${kind} ${language}`, { kind, language, words: mine });
      set({ conflict: null, sections: new Map(state.sections).set(kind, withWritten(theirs)) });
      await flush();
    },
    close: () => clearTimeout(timer),
  };
}
