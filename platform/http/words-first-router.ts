import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

/**
 * Finds the route of an address: one spelled out wins over one with a parameter at the same place, whichever was
 * added first, and is looked up once.
 */
export class WordsFirstRouter<T> implements Router<T> {
  name = "WordsFirstRouter";
  readonly #spelledOut = new TrieRouter<T>();
  readonly #others = new TrieRouter<T>();
  readonly #words = new Set<string>();
  readonly #known = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T): void {
    this.#known.clear();
    const isMiddleware = path.includes("*");
    const isSpelledOut = !isMiddleware && !path.includes(":");
    if (isSpelledOut) this.#words.add(path);
    if (isSpelledOut || isMiddleware) this.#spelledOut.add(method, path, handler);
    if (!isSpelledOut) this.#others.add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    if (!this.#words.has(path)) return this.#others.match(method, path);
    const key = `${method} ${path}`;
    let found = this.#known.get(key);
    if (!found) {
      found = this.#spelledOut.match(method, path);
      this.#known.set(key, found);
    }
    return found;
  }
}
