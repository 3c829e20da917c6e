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

/** What is heard of a section that was kept: its versions, where words, lists or pictures changed. */
export type Kept = { kind: SectionKind; versions?: { frame: number; pt: number; en: number } };

type Written = { kind: SectionKind; language: Language; words: Words };

/** One editor's window on a draft: what is written shows at once and is kept by operations, one in flight at a time. */
export class DraftDesk {
  #state: DeskState;
  #send: Send;
  #read: () => Promise<SectionDraft[]>;
  /** Sections that were heard to have changed and are not read yet. */
  #heard = new Set<SectionKind>();
  #written = new Map<string, Written>();
  /** An operation without an answer is sent again as it was: its id makes it a repeat. */
  #unanswered: Operation | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;
  #listeners = new Set<() => void>();

  constructor({
    sections,
    send,
    read,
  }: {
    sections: SectionDraft[];
    send: Send;
    read: () => Promise<SectionDraft[]>;
  }) {
    this.#send = send;
    this.#read = read;
    this.#state = {
      sections: new Map(sections.map((section) => [section.kind, section])),
      ...{ isDirty: false, isSaving: false, trouble: null, conflict: null },
    };
  }

  read = (): DeskState => this.#state;

  subscribe = (tell: () => void) => {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };

  /** Writes one field; it is kept after a pause in typing. */
  write(kind: SectionKind, language: Language, at: string, text: string): void {
    const key = `${kind} ${language}`;
    const words = { ...this.#written.get(key)?.words, [at]: text };
    this.#written.set(key, { kind, language, words });
    this.#put(this.#state.sections.get(kind)!);
    this.#later(SAVE_AFTER_MS);
  }

  /** Changes lists, names or pictures; what was written before goes first. */
  async change(kind: SectionKind, change: Exclude<Change, { do: "write" }>): Promise<void> {
    if (!(await this.flush())) return;
    const version = this.#state.sections.get(kind)!.frameVersion;
    this.#unanswered = { id: crypto.randomUUID(), kind, version, change };
    await this.flush();
  }

  /** Takes what the server answered elsewhere: a publishing, a restoration, an affirmation. */
  take = (section: SectionDraft): void => this.#put(section);

  /**
   * Another window, or this one, has kept a section, or any where none is named. It is read once nothing of this window
   * is on its way; a section that is being written here stays, and where both wrote the next save asks.
   */
  async hear(kept?: Kept): Promise<void> {
    const kinds = kept ? [kept.kind] : [...this.#state.sections.keys()];
    for (const kind of kinds) this.#heard.add(kind);
    if (this.#underWay) return;
    if (kept && this.#hasSeen(kept)) this.#heard.delete(kept.kind);
    await this.#catchUp();
  }

  #hasSeen({ kind, versions }: Kept): boolean {
    const seen = this.#state.sections.get(kind);
    if (!seen || !versions) return false;
    return (
      seen.frameVersion >= versions.frame && seen.ptVersion >= versions.pt && seen.enVersion >= versions.en
    );
  }

  async #catchUp(): Promise<void> {
    if (this.#heard.size === 0 || this.#state.conflict) return;
    const sections = await this.#read().catch(() => []);
    for (const section of sections) {
      const isTouched =
        this.#unanswered?.kind === section.kind ||
        [...this.#written.values()].some(({ kind }) => kind === section.kind);
      if (this.#heard.has(section.kind) && !isTouched) {
        this.#heard.delete(section.kind);
        this.#put(section);
      }
    }
  }

  /** Keeps everything now; true when nothing is left. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (!this.#state.conflict) {
      this.#underWay ??= this.#run().finally(() => {
        this.#underWay = null;
      });
      await this.#underWay;
      await this.#catchUp();
    }
    return !this.#state.isDirty && !this.#state.conflict;
  }

  /** Ends a conflict: this window's words on top of what stands there, or what stands there alone. */
  async resolve(choice: "mine" | "theirs"): Promise<void> {
    const { conflict } = this.#state;
    if (!conflict) return;
    const { kind, language, mine, theirs } = conflict;
    if (choice === "mine") this.#written.set(`${kind} ${language}`, { kind, language, words: mine });
    this.#set({ conflict: null });
    this.#put(theirs);
    await this.flush();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #set(next: Partial<DeskState>): void {
    const isDirty = this.#written.size > 0 || this.#unanswered !== null;
    this.#state = { ...this.#state, ...next, isDirty };
    for (const tell of this.#listeners) tell();
  }

  #put(section: SectionDraft): void {
    this.#set({ sections: new Map(this.#state.sections).set(section.kind, this.#withWritten(section)) });
  }

  /** A section as the server knows it, with what this window has not sent yet on top. */
  #withWritten(section: SectionDraft): SectionDraft {
    const sent = this.#unanswered?.kind === section.kind ? this.#unanswered.change : null;
    const own = (language: Language) => ({
      ...section[language],
      ...(sent?.do === "write" && sent.language === language && sent.words),
      ...this.#written.get(`${section.kind} ${language}`)?.words,
    });
    return { ...section, pt: own("pt"), en: own("en") };
  }

  async #run(): Promise<void> {
    this.#set({ isSaving: true });
    for (let operation = this.#next(); operation; operation = this.#next()) {
      this.#unanswered = operation;
      if (!this.#settle(operation, await this.#send(operation))) break;
    }
    this.#set({ isSaving: false });
  }

  #next(): Operation | null {
    if (this.#unanswered) return this.#unanswered;
    const [key, entry] = [...this.#written][0] ?? [];
    if (!key || !entry) return null;
    this.#written.delete(key);
    const { kind, language, words } = entry;
    const section = this.#state.sections.get(kind)!;
    const version = language === "pt" ? section.ptVersion : section.enVersion;
    return { id: crypto.randomUUID(), kind, version, change: { do: "write", language, words } };
  }

  /** Whether one may go on with the next operation. */
  #settle({ kind, change }: Operation, sent: Sent): boolean {
    if (sent.state === "offline" || sent.state === "failed") {
      this.#set({ trouble: sent.state });
      this.#later(TRY_AGAIN_MS);
      return false;
    }
    this.#unanswered = null;
    if (sent.state === "done") {
      this.#put(sent.value);
      this.#set({ trouble: null });
      return true;
    }
    if (sent.state === "conflict" && sent.theirs && change.do === "write") {
      const { language } = change;
      const mine = { ...change.words, ...this.#written.get(`${kind} ${language}`)?.words };
      this.#written.delete(`${kind} ${language}`);
      this.#set({ conflict: { kind, language, mine, theirs: sent.theirs } });
      return false;
    }
    if (sent.state === "conflict" && sent.theirs) this.#put(sent.theirs);
    this.#set({ trouble: "refused" });
    return false;
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }
}
