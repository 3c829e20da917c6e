import { AgencyTeam } from "#domain/agencies/agencies.ts";
import type { Deps } from "../deps.ts";
import { findAsked, findColleagues, findMembership, findOffers } from "./queries.ts";

/** The agency of a reader with its people; what others keep is told to its owner alone. */
export async function readTeam({ db }: Pick<Deps, "db">, userId: string): Promise<AgencyTeam> {
  const membership = await findMembership(db, userId);
  const offers = await findOffers(db, userId);
  const shown = offers.map(({ owner, ...offer }) => ({ ...offer, owner: owner ?? "" }));
  if (!membership) return AgencyTeam.parse({ agency: null, asked: [], offers: shown });
  const isYours = membership.ownerId === userId;
  const people = await findColleagues(db, membership.agencyId);
  return AgencyTeam.parse({
    agency: {
      name: membership.name,
      isYours,
      people: people
        .map((person) => ({ ...person, name: person.name ?? "", isYou: person.userId === userId }))
        .map((person) => ({ ...person, points: isYours || person.isYou ? person.points : null })),
    },
    asked: isYours ? await findAsked(db, membership.agencyId) : [],
    offers: shown,
  });
}
