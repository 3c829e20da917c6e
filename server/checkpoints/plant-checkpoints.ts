import { demoId } from "#database/seed/demo/demo-id.ts";
import { CHECKPOINT_ZONE } from "#domain/checkpoints/standing.ts";
import { dayIn } from "#domain/days.ts";
import { dayAfter } from "#domain/zones.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { planOlder } from "./morning/tell-morning.ts";
import { closeOlder, findCheckpoint, insertCheckpoint } from "./queries.ts";

/** What was due longer ago than this has been done in the demo world. */
const DONE_DAYS = 7;

const DAY_MS = 86_400_000;

type Sample = {
  title: string;
  note: string;
  in: number;
  time?: string;
  journey?: string;
  isDone?: boolean;
  waived?: string;
};

const samples: Record<"advisor" | "operator", Sample[]> = {
  advisor: [
    {
      ...{ title: "Enviar a sugestão de seguro", note: "Com cobertura para as crianças.", in: -4 },
      journey: "atlantico",
    },
    { title: "Ligar sobre a conexão em Lisboa", note: "", in: 0, time: "15:30", journey: "atlantico" },
    { title: "Reservar o jantar de sábado", note: "Mesa perto da janela.", in: 2 },
    { title: "Confirmar o horário do voo", note: "", in: -2, isDone: true },
    { title: "Confirmar o traslado de chegada", note: "", in: 5, waived: "O concierge busca a família." },
  ],
  operator: [
    { title: "Mandar os vouchers à agência", note: "", in: 0, time: "11:00", journey: "lisboa" },
    { title: "Conferir a lista de quartos", note: "", in: 3, journey: "lisboa" },
  ],
};

/** Gives the demo's people something to do: what their bookings ask for, and some of their own; once. */
export async function plantCheckpoints(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = dayIn(CHECKPOINT_ZONE, now);
  const then = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const listeners = { ...deps.listeners, tells: [] };
  await planOlder(deps);
  for (const [name, list] of Object.entries(samples)) {
    const owner = await deps.auth.getUserByEmail(`${name}@lilamonde.test`);
    if (!owner) continue;
    await transact(deps.db, async (tx) => {
      const first = { checkpointId: demoId(`checkpoint/${list[0]!.title}`), ownerId: owner.id };
      const isPlanted = (await findCheckpoint(tx, first)) !== undefined;
      // Whoever has sold for months has done what was to be done then.
      if (!isPlanted) await closeOlder(tx, { ownerId: owner.id, before: dayAfter(today, -DONE_DAYS), now });
      for (const sample of list) {
        await insertCheckpoint(tx, {
          ...{ id: demoId(`checkpoint/${sample.title}`), owner_id: owner.id, kind: "own" },
          journey_id: sample.journey ? demoId(`journey/${sample.journey}`) : null,
          ...{ title: sample.title, note: sample.note, due_on: dayAfter(today, sample.in) },
          ...{ due_time: sample.time ?? null, created_at: now, updated_at: now },
          ...(sample.isDone && { state: "done", closed_at: then(sample.in) }),
          ...(sample.waived && {
            ...{ state: "waived", closed_at: now, reason: "hotel_took", reason_note: sample.waived },
          }),
        });
        if (sample.isDone) {
          const checkpointId = demoId(`checkpoint/${sample.title}`);
          const data = { checkpointId, ownerId: owner.id, journeyId: null, isOnTime: true };
          const told = { ...deps, listeners, clock: { now: () => then(sample.in) } };
          await recordFacts(tx, told, [{ kind: "checkpoint_done", cause: checkpointId, data }]);
        }
      }
    });
  }
}
