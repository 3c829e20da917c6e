import { z } from "zod";

/** What tells somebody at a door from another guest of the same name. */
export const Told = z.object({
  kind: z.enum(["member", "visitor", "walk_in"]),
  /** The first letters of the address and where it is, never the whole. */
  email: z.string().nullable(),
});
export type Told = z.infer<typeof Told>;

type Guest = { name: string; email: string | null; isMember: boolean; isWalkIn: boolean };

/** What is told of each guest beside the name: nothing, unless others of the same name are expected. */
export function tellNamesakes(guests: readonly Guest[]): (guest: Guest) => Told | null {
  const bearers = new Map<string, number>();
  for (const { name } of guests) bearers.set(plain(name), (bearers.get(plain(name)) ?? 0) + 1);
  return (guest) => ((bearers.get(plain(guest.name)) ?? 0) > 1 ? tell(guest) : null);
}

function tell({ email, isMember, isWalkIn }: Guest): Told {
  return {
    kind: isWalkIn ? "walk_in" : isMember ? "member" : "visitor",
    email: email && maskEmail(email),
  };
}

/** An address of which only its bearer knows the whole: ni…@agencia.com. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`;
}

const plain = (name: string) =>
  name.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
