import { useQuery } from "@tanstack/react-query";
import {
  Client,
  type ClientContent,
  ClientHistory,
  ClientList,
  ClientQuery,
  Colleagues,
} from "#domain/clients/clients.ts";
import { ClientImport } from "#domain/clients/import-clients.ts";
import type { GivenRow } from "#domain/sheets/sheets.ts";
import type { ClientsApi } from "#server/clients/contract.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { CLIENTS } from "./keys.ts";

const JOURNEYS = ["journeys"] as const;

/** The clients an address asks for. */
export function useClients(asked: Record<string, string>) {
  const query = ClientQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...CLIENTS, "list", query],
    read: async (cursor) =>
      ClientList.parse(
        await bodyOf(
          await memberApi<ClientsApi>().clients.$get({ query: { ...query, ...(cursor ? { cursor } : {}) } }),
        ),
      ),
  });
}

/** One client. */
export function useClient(id: string) {
  return useQuery({
    queryKey: [...CLIENTS, "one", id],
    queryFn: async () =>
      Client.parse(await bodyOf(await memberApi<ClientsApi>().clients[":id"].$get({ param: { id } }))),
  });
}

/** Where a client came from and went to. */
export function useClientHistory(id: string) {
  return useQuery({
    queryKey: [...CLIENTS, "history", id],
    queryFn: async () =>
      ClientHistory.parse(
        await bodyOf(await memberApi<ClientsApi>().clients[":id"].history.$get({ param: { id } })),
      ),
  });
}

/** Who of the agency could take a client over. */
export function useColleagues() {
  return useQuery({
    queryKey: [...CLIENTS, "colleagues"],
    queryFn: async () =>
      Colleagues.parse(await bodyOf(await memberApi<ClientsApi>().clients.colleagues.$get())).colleagues,
  });
}

/** Writes a client down, or anew on the version that was seen. */
export const saveClient: Write<{ client: Client | null; content: ClientContent }, Client> = {
  send: ({ client, content }, intent) =>
    client
      ? memberApi<ClientsApi>().clients[":id"].$put(
          { param: { id: client.id }, json: { ...content, version: client.version } },
          intent,
        )
      : memberApi<ClientsApi>().clients.$post({ json: content }, intent),
  changes: [CLIENTS, JOURNEYS],
};

/** Makes one client of two entries. */
export const mergeClient: Write<{ client: Client; otherId: string }, Client> = {
  send: ({ client: { id, version }, otherId }, intent) =>
    memberApi<ClientsApi>().clients[":id"].merge.$post({ param: { id }, json: { version, otherId } }, intent),
  changes: [CLIENTS, JOURNEYS],
};

/** Gives a client to a colleague. */
export const handOverClient: Write<{ client: Client; toId: string }, unknown> = {
  send: ({ client: { id, version }, toId }, intent) =>
    memberApi<ClientsApi>().clients[":id"]["hand-over"].$post(
      { param: { id }, json: { version, toId } },
      intent,
    ),
  changes: [[...CLIENTS, "list"], JOURNEYS],
};

/** Forgets a client. */
export const forgetClient: Write<Client, unknown> = {
  send: ({ id }, intent) => memberApi<ClientsApi>().clients[":id"].$delete({ param: { id } }, intent),
  changes: [[...CLIENTS, "list"], JOURNEYS],
};

/** Brings in the clients of a file. */
export const importClients: Write<{ rows: GivenRow[] }, ClientImport> = {
  send: (json, intent) => memberApi<ClientsApi>().clients.import.$post({ json }, intent),
  changes: [CLIENTS],
};

/** What would become of a file. */
export async function checkFile(rows: GivenRow[]): Promise<ClientImport> {
  return ClientImport.parse(
    await bodyOf(await memberApi<ClientsApi>().clients.import.check.$post({ json: { rows } })),
  );
}

/** Saves everything that is kept of a client as a file; false if it did not come. */
export async function saveCopy({ id, fullName }: Client): Promise<boolean> {
  try {
    const answer = await fetchAsMember(`/api/client-copies/${id}`);
    if (answer.ok) saveFile(await answer.blob(), `${fullName}.json`);
    return answer.ok;
  } catch {
    return false;
  }
}
