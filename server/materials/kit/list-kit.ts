import type { MaterialQuery, Materials } from "#domain/materials/materials.ts";
import type { Deps } from "../../deps.ts";
import { toMaterial } from "../to-material.ts";
import { countByHotel, findAlike, findKit, findVisit, type Reader } from "./queries.ts";

type Input = { userId: string; query: MaterialQuery };

/** The kit as a reader asks for it; where nothing is called as it was typed, what is most like it. */
export async function listKit(
  deps: Pick<Deps, "db" | "files" | "clock">,
  { userId, query }: Input,
): Promise<Materials> {
  const { db, clock } = deps;
  const now = clock.now();
  const lastVisitAt = await findVisit(db, userId);
  const reader = { userId, now, lastVisitAt };
  let asked = query;
  let [found, hotels] = await find(db, reader, asked);
  // By the count, which every further page of the same question has too.
  if (found.count.value === 0 && query.q !== "") {
    const alike = await putRight(deps, query.q);
    if (alike !== query.q) {
      const again = { ...query, q: alike };
      const [better, theirs] = await find(db, reader, again);
      if (better.count.value > 0) [asked, found, hotels] = [again, better, theirs];
    }
  }
  const { rows, ...list } = found;
  return {
    ...list,
    rows: rows.map((row) => toMaterial(deps, { row, lastVisitAt })),
    hotels,
    readAs: asked === query ? null : asked.q,
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
    asOf: now.toISOString(),
  } as Materials;
}

function find(db: Deps["db"], reader: Reader, query: MaterialQuery) {
  return Promise.all([findKit(db, reader, query), countByHotel(db, reader, query)]);
}

/** Each word that is long enough as the kit spells it. */
async function putRight({ db }: Pick<Deps, "db">, typed: string): Promise<string> {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, 8);
  const right = words.map(async (word) => (word.length > 3 ? ((await findAlike(db, word)) ?? word) : word));
  return (await Promise.all(right)).join(" ");
}
