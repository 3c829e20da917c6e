import { sql } from "kysely";
import { openStates } from "#domain/referrals/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** From how much alike two names on may be one hotel: a slip of the finger stays above it, another name below. */
const ALIKE = 0.38;
const LIMIT = 4;

export type Asked = {
  name: string;
  place: string;
  country: string | null;
  host: string | null;
  readerId: string | null;
  /** The referral that is asked about, which is no duplicate of itself. */
  exceptId: string | null;
  now: Date;
};
type Row = { kind: string; name: string; place: string; claim_ends_at: Date | null; is_same: boolean };

/**
 * Hotels of the collection and referrals of others that may be the one asked about, the surest first. The order of words
 * says nothing to trigrams; accents and the words of every hotel are gone from the keys. A part of a name, alone or with
 * the place, is found by its words.
 */
export async function findAlike(db: Db | Tx, asked: Asked): Promise<Row[]> {
  const { name, place, country, host, readerId, exceptId, now } = asked;
  const { rows } = await sql<Row>`
    with asked as (
      select hotel_key(${name}) as key, string_to_array(hotel_key(${name}), ' ') as words, fold_text(${place}) as place
    ),
    known as (
      select 'collection' as kind, h.id, h.name, h.place ->> 'pt' as place, null::timestamptz as claim_ends_at,
        h.country, null as host, string_to_array(hotel_key(h.name), ' ') as words,
        hotel_key(concat_ws(' ', h.place ->> 'pt', h.place ->> 'en')) as around,
        case when hotel_key(h.name) = asked.key then 1 else similarity(hotel_key(h.name), asked.key) end as alike
      from hotels h, asked
      where h.is_published and (hotel_key(h.name) % asked.key or hotel_key(h.name) = asked.key
        or string_to_array(hotel_key(h.name), ' ') && asked.words)
      union all
      select case when r.state = 'signed' then 'collection' when r.owner_id = ${readerId} then 'mine' else 'claimed' end,
        r.id, r.name, r.place, case when r.state = 'signed' then null else r.claim_ends_at end, r.country, r.host,
        string_to_array(r.name_key, ' '), hotel_key(r.place),
        case when r.name_key = asked.key then 1 else similarity(r.name_key, asked.key) end
      from referrals r, asked
      where (r.name_key % asked.key or r.name_key = asked.key or r.host = ${host}
          or string_to_array(r.name_key, ' ') && asked.words)
        and r.id is distinct from ${exceptId}::uuid
        and (r.state = 'signed' or (r.state in (${sql.join(openStates)})
          and (r.claim_ends_at > ${now} or r.owner_id = ${readerId})))
    ),
    judged as (
      select known.*, coalesce(known.host = ${host}, false) as has_host,
        (${country}::text is null or known.country = ${country}) as is_near,
        (known.words && asked.words and (known.words <@ asked.words
          or asked.words <@ (known.words || string_to_array(known.around, ' ')))) as is_part,
        greatest(word_similarity(asked.place, fold_text(known.place)),
          word_similarity(fold_text(known.place), asked.place)) > ${ALIKE} as is_there
      from known, asked
    )
    select kind, name, place, claim_ends_at,
      (${country}::text is not null and is_near and ((alike >= 1 and is_there) or (has_host and alike >= ${ALIKE})))
        as is_same
    from judged
    where has_host or (is_near and (alike >= ${ALIKE} or is_part))
    order by is_same desc, alike desc, id
    limit ${LIMIT}`.execute(db);
  return rows;
}
