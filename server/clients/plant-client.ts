import { demoClients } from "#database/seed/demo/clients.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { Tx } from "#platform/database/database.ts";
import { findClient, holdHousehold, insertClient, insertTrace } from "./queries.ts";

type Input = { ownerId: string; name: string; now: Date };

/** A client of the demo world by name, put where they are missing; gives their id. */
export async function plantClient(tx: Tx, { ownerId, name, now }: Input): Promise<string> {
  const clientId = demoId(`client/${name}`);
  if (await findClient(tx, { clientId, ownerId })) return clientId;
  const content = {
    ...{ fullName: name, household: null, email: null, phone: null, birthday: null, language: "pt" as const },
    ...{ preferences: "", notes: "" },
    ...demoClients[name],
  };
  const householdId = await holdHousehold(tx, { ownerId, name: content.household, now });
  await insertClient(tx, { clientId, ownerId, content, householdId, now });
  await insertTrace(tx, { clientId, kind: "created", actorId: ownerId, now });
  return clientId;
}
