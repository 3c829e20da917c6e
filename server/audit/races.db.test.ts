import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { holdEntry } from "./queries.ts";
import { writeAudit } from "./write-audit.ts";

const race = openRaces();

race(
  "an act that two take back at once is taken back once",
  { locks: ["server/audit/queries.ts#holdEntry"] },
  async (world) => {
    const { call, id: adminId } = await enter(world, "admin");
    const [question] = (await (await call("GET", "/api/questions")).json()).rows;
    const { id, version, updatedAt: _at, ...words } = question;
    const changed = { version, ...words, position: words.position + 1 };
    expect((await call("PUT", `/api/questions/${id}`, changed)).status).toBe(200);
    const [entry] = (await (await call("GET", `/api/admin/audit?subjectId=${id}`)).json()).rows;
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await holdEntry(tx, entry.id);
        await writeAudit(tx, {
          ...{ actorId: adminId, action: "audit.reverted", subjectType: "question", subjectId: id },
          ...{ reason: "Ordem errada", reverts: entry.id, now: world.clock.now() },
        });
      },
      () => call("POST", `/api/admin/audit/${entry.id}/reversal`, { reason: "Ordem errada" }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "revert_blocked"]);
    const reversals = world.db.selectFrom("audit_log").select("id").where("reverts", "=", entry.id);
    expect(await reversals.execute()).toHaveLength(1);
  },
);
