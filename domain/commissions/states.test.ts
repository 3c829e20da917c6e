import { expect, test } from "vitest";
import {
  canCorrect,
  canMoveCommission,
  commissionActors,
  commissionRoutes,
  commissionStates,
  isClawback,
  isExplained,
} from "./states.ts";

const allowed = [
  "direct: expected → confirmed by hotel",
  "direct: confirmed → declared_paid by hotel",
  "direct: declared_paid → settled by payee",
  "direct: declared_paid → disputed by hotel",
  "direct: declared_paid → disputed by payee",
  "house: expected → confirmed by hotel",
  "house: confirmed → received by house",
  "house: received → approved by house",
  "house: approved → in_payout by house",
  "house: in_payout → paid by house",
  "house: in_payout → approved by house",
  "house: paid → approved by house",
  ...commissionRoutes.flatMap((route) => [
    `${route}: expected → disputed by hotel`,
    `${route}: expected → disputed by payee`,
    `${route}: confirmed → disputed by hotel`,
    `${route}: confirmed → disputed by payee`,
    `${route}: disputed → confirmed by house`,
    `${route}: disputed → void by house`,
    `${route}: expected → void by house`,
    `${route}: expected → void by booking`,
    `${route}: confirmed → void by house`,
    `${route}: confirmed → void by booking`,
  ]),
];

const every = commissionRoutes.flatMap((route) =>
  commissionStates.flatMap((from) =>
    commissionStates.flatMap((to) => commissionActors.map((by) => ({ route, from, to, by }))),
  ),
);
const named = ({ route, from, to, by }: (typeof every)[number]) => `${route}: ${from} → ${to} by ${by}`;

test("of all arrows, routes and actors, exactly these exist", () => {
  expect(every.filter(canMoveCommission).map(named).sort()).toEqual([...allowed].sort());
});

test("what was fixed is corrected, on each route where it can be; what has left in a payout comes back", () => {
  const found = commissionRoutes.map((route) =>
    commissionStates.filter((state) => canCorrect({ state, route })),
  );
  expect(found).toEqual([
    ["confirmed", "declared_paid", "settled"],
    ["confirmed", "received", "approved", "in_payout", "paid"],
  ]);
  expect(commissionStates.filter(isClawback)).toEqual(["in_payout", "paid"]);
});

test("a dispute, its decision, a void and a reversal are explained, nothing else is", () => {
  const explained = every.filter(isExplained).map(named).sort();
  expect(explained).toEqual(
    allowed.filter((arrow) => /disputed|→ void by house|(?:in_payout|paid) → approved/.test(arrow)).sort(),
  );
});
