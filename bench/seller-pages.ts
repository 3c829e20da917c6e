import { join } from "node:path";
import { ask } from "./ask.ts";
import { startOurs, withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const PAGES = {
  "public marketplace": "/marketplace-public",
  "public marketplace, English": "/en/marketplace-public",
  "a store": "/store/marina-teles",
  "a store, English": "/en/store/marina-teles",
};

/** How long the pages of sellers take from the page cache, of which the slowest in twenty counts. */
export async function sellerPages(): Promise<Finding> {
  return withFolder(async (folder) => {
    const ours = await startOurs({ dataDir: join(folder, "data") });
    const values: Record<string, number> = {};
    for (const [name, path] of Object.entries(PAGES)) {
      const url = `${ours.url}${path}`;
      await requireKept(url);
      values[name] = await slowest(() => ask(url));
    }
    return { kind: "amount", title: "seller pages from the page cache, p95", unit: "ms", limit: 5, values };
  });
}

/** A page that is kept is the same page to the byte, under the same mark; one that is made anew has another nonce. */
async function requireKept(url: string): Promise<void> {
  await ask(url);
  const [first, second] = [await ask(url), await ask(url)];
  const isKept = first.headers.etag !== undefined && first.headers.etag === second.headers.etag;
  if (!isKept || !first.body.equals(second.body)) throw new Error(`${url} does not come from the page cache`);
}
