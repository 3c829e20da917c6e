import type { Commission } from "#domain/commissions/commissions.ts";
import type { Books } from "#domain/ledger/books.ts";
import type { PayoutBatch } from "#domain/payouts/payouts.ts";
import { enter } from "#testing/enter.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import type { BookingWorld } from "../../bookings/testing/booking-world.ts";
import { writePdf } from "../../materials/demo/write-pdf.ts";

type Answer<T> = { status: number; body: T & { code?: string; fields?: object } };
type Sent = { method?: string; body?: object | Uint8Array; key?: string; token?: string };
export const PATH = "/api/admin/payouts";
export const EUR = { currency: "EUR", rate: "6.18", rateOn: "2026-07-08" };

/** What people of a world do about payouts, each in one session; forgotten before each test. */
export function payoutDesk(worldOf: () => BookingWorld) {
  const tokens = new Map<string, string>();
  async function tokenOf(who: string): Promise<string> {
    const kept = tokens.get(who);
    if (kept) return kept;
    const { token } = await enter(worldOf(), who);
    tokens.set(who, token);
    return token;
  }

  async function ask<T>(
    who: string,
    path: string,
    { method, body, key, token }: Sent = {},
  ): Promise<Answer<T>> {
    const isFile = body instanceof Uint8Array;
    const answer = await worldOf().api(path, {
      method: method ?? (body ? "POST" : "GET"),
      headers: {
        authorization: `Bearer ${token ?? (await tokenOf(who))}`,
        "content-type": isFile ? "application/octet-stream" : "application/json",
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  return {
    ...{ ask, forget: () => tokens.clear() },
    /** Gives somebody's session a second factor. */
    lift: async (who: string) =>
      tokens.set(who, (await addSecondFactor(worldOf(), await tokenOf(who))).token),
    payTo: (kind: string, key: string, who: "advisor" | "operator" = "operator") =>
      worldOf()
        .db.insertInto("payout_details")
        .values({
          ...{ user_id: worldOf().ids[who], kind, key, holder: "Rafael Nóbrega", updated_at: new Date() },
        })
        .execute(),
    prepare: (body: object = EUR, key?: string) =>
      ask<PayoutBatch>("admin", PATH, { body, ...(key && { key }) }),
    move: (who: string, { id, version }: PayoutBatch, verb: string, extra: object = {}) =>
      ask<PayoutBatch>(who, `${PATH}/${id}/${verb}`, { body: { version, ...extra } }),
    paper: async (who: string) => {
      const body = writePdf([{ title: "Papel", lines: [] }]);
      return (await ask<{ fileId: string }>(who, "/api/payouts/papers", { body })).body.fileId;
    },
    stateOf: async (id: string) => (await ask<Commission>("operator", `/api/commissions/${id}`)).body.state,
    books: async () => {
      const { accounts } = (await ask<Books>("admin", "/api/admin/books")).body;
      return Object.fromEntries(
        accounts
          .filter(({ balance }) => balance !== 0)
          .map(({ kind, currency, balance }) => [`${kind} ${currency}`, balance]),
      );
    },
  };
}
