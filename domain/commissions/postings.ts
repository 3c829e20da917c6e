import type { Entry } from "../ledger/ledger.ts";
import type { Currency } from "../money/money.ts";
import { PAID_IN } from "../payouts/reckoning.ts";
import { type CommissionParts, owedToHouse } from "./amounts.ts";
import type { CommissionRoute } from "./states.ts";

type ShareAmounts = { payeeId: string; hotelLine: number; houseLine: number };
export type Booked = {
  route: CommissionRoute;
  hotelId: string;
  currency: Currency;
  parts: CommissionParts;
  shares: readonly ShareAmounts[];
};

/** What a hotel's confirmation books: it owes us, and we owe the payees their part; a direct commission only the override. */
export function recognition({ route, hotelId, currency, parts, shares }: Booked): Entry[] {
  const owed = owedToHouse(route, parts);
  return [
    { account: "receivable", holderId: hotelId, currency, amount: owed },
    { account: "override_income", holderId: null, currency, amount: -parts.override },
    ...(route === "house"
      ? shares.map(({ payeeId, hotelLine }) => ({
          ...{ account: "payable" as const, holderId: payeeId, currency, amount: -hotelLine },
        }))
      : []),
  ];
}

/** What we add once all that a hotel owed us of a commission is there: the house line. */
export function bonus({ currency, parts, shares }: Pick<Booked, "currency" | "parts" | "shares">): Entry[] {
  return [
    { account: "bonus_expense", holderId: null, currency, amount: parts.houseLine },
    ...shares.map(({ payeeId, houseLine }) => ({
      ...{ account: "payable" as const, holderId: payeeId, currency, amount: -houseLine },
    })),
  ];
}

type Receipt = { hotelId: string; currency: Currency; amount: number; charges: number; unmatched: number };

/** What a transfer of a hotel's books: cash and what the banks kept, against what it owed; the rest waits in suspense. */
export function receipt({ hotelId, currency, amount, charges, unmatched }: Receipt): Entry[] {
  return [
    { account: "cash", holderId: null, currency, amount },
    { account: "bank_charges", holderId: null, currency, amount: charges },
    { account: "receivable", holderId: hotelId, currency, amount: -(amount + charges - unmatched) },
    { account: "suspense", holderId: null, currency, amount: -unmatched },
  ];
}

type Resolved = { hotelId: string; currency: Currency; amount: number };

/** What waited turns out to be for a stay: the hotel owes so much less. */
export function resolution({ hotelId, currency, amount }: Resolved): Entry[] {
  return [
    { account: "suspense", holderId: null, currency, amount },
    { account: "receivable", holderId: hotelId, currency, amount: -amount },
  ];
}

/** What was counted for a stay turns out to be too much: it waits again. */
export function released({ amount, ...of }: Resolved): Entry[] {
  return resolution({ ...of, amount: -amount });
}

/** What waited goes out of the books again: it was typed wrong, or went back to where it came from. */
export function givenBack({ currency, amount }: Omit<Resolved, "hotelId">): Entry[] {
  return [
    { account: "suspense", holderId: null, currency, amount },
    { account: "cash", holderId: null, currency, amount: -amount },
  ];
}

type Claimed = { payeeId: string; currency: Currency; amount: number };

/** What a payee got too much is claimed from them, instead of standing against what they are owed. */
export function claimed({ payeeId, currency, amount }: Claimed): Entry[] {
  return [
    { account: "payee_receivable", holderId: payeeId, currency, amount },
    { account: "payable", holderId: payeeId, currency, amount: -amount },
  ];
}

/** What was claimed came back in reais; between currencies stands the exchange. */
export function repaid({ payeeId, currency, amount, paid }: Claimed & { paid: number }): Entry[] {
  const isExchanged = currency !== PAID_IN;
  return [
    { account: "cash", holderId: null, currency: PAID_IN, amount: paid },
    ...(isExchanged
      ? ([
          { account: "exchange_difference", holderId: null, currency: PAID_IN, amount: -paid },
          { account: "exchange_difference", holderId: null, currency, amount },
        ] as const)
      : []),
    { account: "payee_receivable", holderId: payeeId, currency, amount: -amount },
  ];
}
