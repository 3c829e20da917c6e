/** All of a commission, in basis points. */
export const WHOLE_POINTS = 10_000;

type Split = { sellerId: string; ownerId: string | null; points: number };

/** Who gets how much of what somebody sells: they keep their points, the owner of their agency has the rest. */
export function sharesOf({ sellerId, ownerId, points }: Split): { payeeId: string; points: number }[] {
  if (ownerId === null || ownerId === sellerId) return [{ payeeId: sellerId, points: WHOLE_POINTS }];
  const shares = [
    { payeeId: sellerId, points },
    { payeeId: ownerId, points: WHOLE_POINTS - points },
  ];
  return shares.filter((share) => share.points > 0);
}
