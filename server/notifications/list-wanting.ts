import { interfaceLanguage } from "#domain/profile/offers.ts";
import type { Db } from "#platform/database/database.ts";
import type { AnyNotice } from "./notice.ts";
import { findTurnedOn } from "./queries.ts";

/** People of a notice's roles who asked to get it by mail, with where that goes; for one that comes only when asked for. */
export async function listWanting(db: Db, { kind, roles }: AnyNotice) {
  const rows = await findTurnedOn(db, { kind, channel: "email", roles });
  return rows.flatMap(({ userId, email, language, role }) =>
    email ? [{ userId, email, language: interfaceLanguage(language), role }] : [],
  );
}
