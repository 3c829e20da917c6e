import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { StatementContent } from "#domain/statements/statements.ts";
import { findReaders } from "../commissions/find-readers.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { lateReleased, monthReleased } from "./notices.ts";
import { findStatement } from "./queries.ts";

/** Tells a payee that their month is there, and whoever looks after a hotel's money what it is late with. */
export const tellSubject = [
  on("statement_released", async (tx, deps, { data: { statementId } }) => {
    const row = (await findStatement(tx, statementId))!;
    const { payee, keepers } = await findReaders(tx, { kind: row.kind, subjectId: row.subject_id });
    if (payee) {
      const link = `${homeOf[Role.parse(payee.role)]}/earnings`;
      notify(tx, deps, monthReleased, { userId: payee.id, params: { month: row.month ?? "" }, link });
    }
    const lines = StatementContent.parse(row.content).lines.length;
    for (const { id: userId } of keepers) {
      const params = { hotel: row.name ?? "", lines };
      const link = `${homeOf.hotel}/houses/${row.slug}/commissions`;
      notify(tx, deps, lateReleased, { userId, params, link });
    }
  }),
];
