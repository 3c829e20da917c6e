import {
  type MarketplaceQuery,
  type MemberProducts,
  type PublicProductQuery,
  type PublicProducts,
  questionsOf,
  type Relaxable,
  relaxable,
} from "#domain/products/marketplace.ts";
import type { Deps } from "../../deps.ts";
import { countByCountry, countShown, findAlike, findShownList, type Reader } from "./queries.ts";
import { toMember, toPublic } from "./to-shown.ts";

type Needs = Pick<Deps, "db" | "clock">;

/** What members find in the marketplace. */
export async function listForMember(
  deps: Needs,
  { memberId, query }: { memberId: string; query: MarketplaceQuery },
): Promise<MemberProducts> {
  const { rows, ...list } = await look(deps, { memberId, query });
  return { ...list, rows: rows.map(toMember) } as MemberProducts;
}

/** What everybody finds in it. */
export async function listForPublic(deps: Needs, query: PublicProductQuery): Promise<PublicProducts> {
  const { rows, ...list } = await look(deps, { memberId: null, query });
  return { ...list, rows: rows.map(toPublic) } as PublicProducts;
}

type Asked = { memberId: string | null; query: MarketplaceQuery };

/** What a question finds; where nothing is called as it was typed, what is most like it, or what to let go of. */
async function look({ db, clock }: Needs, { memberId, query }: Asked) {
  const reader: Reader = { memberId, now: clock.now() };
  let asked = query;
  let [found, countries] = await find(db, reader, asked);
  // By the count, which every further page of the same question has too.
  if (found.count.value === 0 && query.q !== "") {
    const alike = await putRight(db, query.q);
    if (alike !== query.q) {
      const again = { ...query, q: alike };
      const [better, theirs] = await find(db, reader, again);
      if (better.count.value > 0) [asked, found, countries] = [again, better, theirs];
    }
  }
  const isNothing = found.rows.length === 0 && query.cursor === undefined;
  return {
    ...found,
    countries,
    alike: asked === query ? null : asked.q,
    suggestions: isNothing ? await suggest(db, reader, query) : [],
  };
}

function find(db: Deps["db"], reader: Reader, query: MarketplaceQuery) {
  return Promise.all([findShownList(db, reader, query), countByCountry(db, reader, query)]);
}

/** What could be let go of, one at a time, so that something is found. */
async function suggest(db: Deps["db"], reader: Reader, query: MarketplaceQuery) {
  const given = query as Record<string, unknown>;
  const set = relaxable.filter((name) =>
    questionsOf(name).some((key) => given[key] !== undefined && given[key] !== ""),
  );
  const tried: { without: Relaxable; count: Awaited<ReturnType<typeof countShown>> }[] = [];
  for (const without of set) {
    const gone = Object.fromEntries(questionsOf(without).map((key) => [key, key === "q" ? "" : undefined]));
    tried.push({ without, count: await countShown(db, reader, { ...query, ...gone }) });
  }
  return tried.filter(({ count }) => count.value > 0);
}

/** Each word that is long enough as what is published spells it. */
async function putRight(db: Deps["db"], typed: string): Promise<string> {
  const right: string[] = [];
  for (const word of typed.split(/\s+/).filter(Boolean).slice(0, 8))
    right.push(word.length > 3 ? ((await findAlike(db, word)) ?? word) : word);
  return right.join(" ");
}
