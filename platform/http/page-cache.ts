import { type Page, type Rendered, toPage } from "./kept-page.ts";
import { createTagIndex } from "./tag-index.ts";

const MAX_PAGES = 2_000;

/** What a page shows, by the tags that changes of it are announced with. */
export type TaggedPage = Rendered & { tags: Iterable<string> };
type Render = () => Promise<TaggedPage | null>;

export type PageCache = {
  /** The page kept under an address, if it is still current. */
  get: (path: string) => Page | undefined;
  /** Keeps what `render` gives, once for all who ask at the same moment; null means "not for keeping". */
  fill: (path: string, render: Render) => Promise<Page | null>;
  /** Forgets the pages that carry a tag or one below it; an empty tag means that anything may have changed. */
  forget: (tag: string) => void;
};

type Kept = { page: Page; usedAt: number };

/** Whole pages, kept compressed in memory until what they show changes; when full, the least recently used goes. */
export function createPageCache({ maxPages = MAX_PAGES } = {}): PageCache {
  const pages = new Map<string, Kept>();
  const tagged = createTagIndex();
  /** What was forgotten since each rendering that is under way began. */
  const renderings = new Set<string[]>();
  let pending = new Map<string, Promise<Page | null>>();
  let uses = 0;

  async function build(path: string, render: Render): Promise<Page | null> {
    const missed: string[] = [];
    renderings.add(missed);
    try {
      const rendered = await render();
      if (!rendered) return null;
      const page = await toPage(rendered);
      const tags = [...rendered.tags];
      // A page rendered before a change of what it shows must not be kept after it.
      if (!missed.some((tag) => tagged.covers(tag, tags))) keep({ path, page, tags });
      return page;
    } finally {
      renderings.delete(missed);
    }
  }

  function keep({ path, page, tags }: { path: string; page: Page; tags: string[] }): void {
    if (!pages.has(path) && pages.size >= maxPages) drop(leastRecentlyUsed());
    drop(path);
    pages.set(path, { page, usedAt: ++uses });
    tagged.add(path, tags);
  }

  function drop(path: string): void {
    if (pages.delete(path)) tagged.remove(path);
  }

  // Looked for when a page has to go, rather than noted in order with every hit.
  function leastRecentlyUsed(): string {
    let [oldest, oldestUse] = ["", Number.POSITIVE_INFINITY];
    for (const [path, { usedAt }] of pages) if (usedAt < oldestUse) [oldest, oldestUse] = [path, usedAt];
    return oldest;
  }

  return {
    get: (path) => {
      const kept = pages.get(path);
      if (kept === undefined) return undefined;
      kept.usedAt = ++uses;
      return kept.page;
    },
    fill: (path, render) => {
      const running = pending.get(path);
      if (running) return running;
      const mine = pending;
      const work = build(path, render).finally(() => mine.delete(path));
      mine.set(path, work);
      return work;
    },
    forget: (tag) => {
      for (const path of tag === "" ? [...pages.keys()] : tagged.find(tag)) drop(path);
      for (const missed of renderings) missed.push(tag);
      // Who asks from now on must not be given what was rendered before.
      pending = new Map();
    },
  };
}
