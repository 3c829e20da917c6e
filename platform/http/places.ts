export type Places = ReturnType<typeof createPlaces>;

/** Places that visitors take and leave: so many in all, and of these so many for one address. */
export function createPlaces({ total, share }: { total: number; share: number }) {
  const held = new Map<string, number>();
  let taken = 0;

  return {
    isFull: () => taken >= total,
    /** Whether anybody can have their share at all; if not, nobody's address need be looked at. */
    mayHaveShare: () => taken >= share,
    hasShare: (address: string) => (held.get(address) ?? 0) >= share,
    take: (address: string) => {
      taken++;
      held.set(address, (held.get(address) ?? 0) + 1);
    },
    leave: (address: string) => {
      taken--;
      const left = (held.get(address) ?? 0) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    },
  };
}
