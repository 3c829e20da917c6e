import { demoId } from "#database/seed/demo/demo-id.ts";
import type { Tx } from "#platform/database/database.ts";
import { findClient, holdHousehold, insertClient } from "./queries.ts";

type Input = { ownerId: string; name: string; now: Date };

/** A client of the demo world by name, put where they are missing; gives their id. */
export async function plantClient(tx: Tx, { ownerId, name, now }: Input): Promise<string> {
  const clientId = demoId(`client/${name}`);
  if (await findClient(tx, { clientId, ownerId })) return clientId;
  const household = name.startsWith("Família ") ? name.slice("Família ".length) : null;
  const householdId = await holdHousehold(tx, { ownerId, name: household, now });
  const content = {
    ...{ fullName: name, household, email: null, phone: null, birthday: null, language: "pt" as const },
    ...{ preferences: "", notes: "" },
  };
  await insertClient(tx, { clientId, ownerId, content, householdId, now });
  return clientId;
}
