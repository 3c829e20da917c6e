import { type Page, type Rendered, toPage } from "./kept-page.ts";
import { createTagIndex } from "./tag-index.ts";

const MAX_PAGES = 2_000;
/** In all their forms; a page that would take more than an eighth of it is rendered for each who asks. */
const MAX_BYTES = 64_000_000;

/** What a page shows, by the tags that changes of it are announced with. */
export type TaggedPage = Rendered & { tags: Iterable<string> };
type Render = () => Promise<TaggedPage | null>;

export type PageCache = {
  /** The page kept under an address, if it is still current and of the state that is asked for. */
  get: (path: string, state?: string) => Page | undefined;
  /** Keeps what `render` gives, once for all who ask at the same moment; null means "not for keeping". */
  fill: (path: string, render: Render, state?: string) => Promise<Page | null>;
  /** Forgets the pages that carry a tag or one below it; an empty tag means that anything may have changed. */
  forget: (tag: string) => void;
  /** How many bytes are kept. */
  size: () => number;
};

type Kept = { page: Page; state: string; bytes: number; usedAt: number };
type New = { path: string; state: string; page: Page; tags: string[] };

/** Whole pages, kept compressed in memory until what they show changes; when full, the least recently used goes. */
export function createPageCache({ maxPages = MAX_PAGES, maxBytes = MAX_BYTES } = {}): PageCache {
  const pages = new Map<string, Kept>();
  const tagged = createTagIndex();
  /** What was forgotten since each rendering that is under way began. */
  const renderings = new Set<string[]>();
  let pending = new Map<string, Promise<Page | null>>();
  let uses = 0;
  let total = 0;

  async function build(path: string, render: Render, state: string): Promise<Page | null> {
    const missed: string[] = [];
    renderings.add(missed);
    try {
      const rendered = await render();
      if (!rendered) return null;
      const page = await toPage(rendered);
      const tags = [...rendered.tags];
      // A page rendered before a change of what it shows must not be kept after it.
      if (!missed.some((tag) => tagged.covers(tag, tags))) keep({ path, state, page, tags });
      return page;
    } finally {
      renderings.delete(missed);
    }
  }

  function keep({ path, state, page, tags }: New): void {
    drop(path);
    const bytes = bytesOf(page);
    if (bytes > maxBytes / 8) return;
    while (pages.size > 0 && (pages.size >= maxPages || total + bytes > maxBytes)) drop(leastRecentlyUsed());
    pages.set(path, { page, state, bytes, usedAt: ++uses });
    total += bytes;
    tagged.add(path, tags);
  }

  function drop(path: string): void {
    const kept = pages.get(path);
    if (!kept) return;
    total -= kept.bytes;
    pages.delete(path);
    tagged.remove(path);
  }

  // Looked for when a page has to go, rather than noted in order with every hit.
  function leastRecentlyUsed(): string {
    let [oldest, oldestUse] = ["", Number.POSITIVE_INFINITY];
    for (const [path, { usedAt }] of pages) if (usedAt < oldestUse) [oldest, oldestUse] = [path, usedAt];
    return oldest;
  }

  return {
    get: (path, state = "") => {
      const kept = pages.get(path);
      if (kept === undefined || kept.state !== state) return undefined;
      kept.usedAt = ++uses;
      return kept.page;
    },
    fill: (path, render, state = "") => {
      const asked = state ? `${path} ${state}` : path;
      const running = pending.get(asked);
      if (running) return running;
      const mine = pending;
      const work = build(path, render, state).finally(() => mine.delete(asked));
      mine.set(asked, work);
      return work;
    },
    forget: (tag) => {
      for (const path of tag === "" ? [...pages.keys()] : tagged.find(tag)) drop(path);
      for (const missed of renderings) missed.push(tag);
      // Who asks from now on must not be given what was rendered before.
      pending = new Map();
    },
    size: () => total,
  };
}

/** What a page takes in all its forms, with its heads. */
function bytesOf({ bodies: { br, gzip, identity } }: Page): number {
  return br.length + gzip.length + identity.length + 4_000;
}
