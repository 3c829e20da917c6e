import type { PublicStore } from "#domain/stores/stores.ts";
import type { Deps } from "../deps.ts";
import { listPosts } from "../posts/read-posts.ts";

/** Every post of the house that a store could show, in both languages, the latest first. */
export async function readReadings({ db }: Pick<Deps, "db">): Promise<PublicStore["posts"]> {
  const english = new Map((await listPosts({ db }, { language: "en" })).map((post) => [post.slug, post]));
  const portuguese = await listPosts({ db }, { language: "pt" });
  const rest = [...english.values()].filter(({ slug }) => portuguese.every((post) => post.slug !== slug));
  return [...portuguese, ...rest].map(({ slug }) => {
    const [pt, en] = [portuguese.find((post) => post.slug === slug), english.get(slug)];
    return {
      slug,
      title: { pt: pt?.title ?? "", en: en?.title ?? "" },
      excerpt: { pt: pt?.excerpt ?? "", en: en?.excerpt ?? "" },
    };
  });
}

/** Those of them that a seller chose, in the seller's order; one that is no longer published is left out. */
export async function readChosen(
  deps: Pick<Deps, "db">,
  chosen: readonly string[],
): Promise<PublicStore["posts"]> {
  if (chosen.length === 0) return [];
  const all = await readReadings(deps);
  return chosen.flatMap((slug) => all.filter((post) => post.slug === slug));
}
