/** How the money goes: from the hotel to whoever sold, or through the house. */
export const commissionRoutes = ["direct", "house"] as const;
export type CommissionRoute = (typeof commissionRoutes)[number];

export const commissionStates = [
  "expected",
  "confirmed",
  "declared_paid",
  "settled",
  "received",
  "approved",
  "in_payout",
  "paid",
  "disputed",
  "void",
] as const;
export type CommissionState = (typeof commissionStates)[number];

/** Who moves a commission: whom it is owed to, the hotel, the house, or the booking it stands on. */
export const commissionActors = ["payee", "hotel", "house", "booking"] as const;
export type CommissionActor = (typeof commissionActors)[number];

type Arrow = {
  from: CommissionState;
  to: CommissionState;
  routes: readonly CommissionRoute[];
  by: readonly CommissionActor[];
  needsReason?: true;
};

const direct = ["direct"] as const;
const house = ["house"] as const;
const both = commissionRoutes;

/** Every way a commission may go (loop: state machines). */
const arrows: readonly Arrow[] = [
  { from: "expected", to: "confirmed", routes: both, by: ["hotel"] },
  { from: "confirmed", to: "declared_paid", routes: direct, by: ["hotel"] },
  { from: "declared_paid", to: "settled", routes: direct, by: ["payee"] },
  { from: "confirmed", to: "received", routes: house, by: ["house"] },
  { from: "received", to: "approved", routes: house, by: ["house"] },
  { from: "approved", to: "in_payout", routes: house, by: ["house"] },
  { from: "in_payout", to: "paid", routes: house, by: ["house"] },
  { from: "in_payout", to: "approved", routes: house, by: ["house"], needsReason: true },
  { from: "paid", to: "approved", routes: house, by: ["house"], needsReason: true },
  { from: "expected", to: "disputed", routes: both, by: ["payee", "hotel"], needsReason: true },
  { from: "confirmed", to: "disputed", routes: both, by: ["payee", "hotel"], needsReason: true },
  { from: "declared_paid", to: "disputed", routes: direct, by: ["payee", "hotel"], needsReason: true },
  { from: "disputed", to: "confirmed", routes: both, by: ["house"], needsReason: true },
  { from: "disputed", to: "void", routes: both, by: ["house"], needsReason: true },
  { from: "expected", to: "void", routes: both, by: ["house"], needsReason: true },
  { from: "confirmed", to: "void", routes: both, by: ["house"], needsReason: true },
  // A booking that ends has said why.
  { from: "expected", to: "void", routes: both, by: ["booking"] },
  { from: "confirmed", to: "void", routes: both, by: ["booking"] },
];

export type CommissionMove = {
  from: CommissionState;
  to: CommissionState;
  route: CommissionRoute;
  by: CommissionActor;
};

const arrowOf = ({ from, to, route, by }: CommissionMove) =>
  arrows.find(
    (arrow) =>
      arrow.from === from && arrow.to === to && arrow.routes.includes(route) && arrow.by.includes(by),
  );

/** Whether somebody may take a commission from one state to another. */
export function canMoveCommission(move: CommissionMove): boolean {
  return arrowOf(move) !== undefined;
}

/** Whether going there has to be explained to the other sides. */
export function isExplained(move: CommissionMove): boolean {
  return arrowOf(move)?.needsReason === true;
}

/** What was fixed: a correction may change it. What has left in a payout comes to less, and the rest comes back. */
const correctable = {
  direct: ["confirmed", "declared_paid", "settled"],
  house: ["confirmed", "received", "approved", "in_payout", "paid"],
} as const satisfies Record<CommissionRoute, readonly CommissionState[]>;

/** Whether the house may still say that a stay came to another amount. */
export function canCorrect({ state, route }: { state: CommissionState; route: CommissionRoute }): boolean {
  return (correctable[route] as readonly CommissionState[]).includes(state);
}

/** Whether a correction asks something back from those who were paid, or are about to be. */
export function isClawback(state: CommissionState): boolean {
  return state === "in_payout" || state === "paid";
}

type Declarable = { state: CommissionState; route: CommissionRoute; isDeclared: boolean };

/**
 * Whether a hotel may say that it has paid: directly it moves the commission; through the house it moves nothing, and
 * is said once until something of it is found in the bank.
 */
export function canDeclare({ state, route, isDeclared }: Declarable): boolean {
  return state === "confirmed" && (route === "direct" || !isDeclared);
}

/** Whether money is still awaited from the hotel, so that its day can pass. */
export function isAwaited(state: CommissionState): boolean {
  return state === "expected" || state === "confirmed";
}
