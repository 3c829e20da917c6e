import { useQuery } from "@tanstack/react-query";
import type { Role } from "#domain/accounts/roles.ts";
import {
  type Person,
  PersonDetail,
  PersonList,
  PersonQuery,
  type StatusChange,
} from "#domain/people/people.ts";
import type { SeeAs } from "#domain/people/see-as.ts";
import type { PeopleApi } from "#server/people/contract.ts";
import { authClient } from "#web/session/auth-client.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { PEOPLE } from "./keys.ts";

/** The people an address asks for. */
export function usePeople(asked: Record<string, string>) {
  const query = PersonQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...PEOPLE, "list", query],
    read: async (cursor) =>
      PersonList.parse(
        await bodyOf(
          await memberApi<PeopleApi>().people.$get({ query: { ...query, ...(cursor ? { cursor } : {}) } }),
        ),
      ),
  });
}

/** One person with the decisions about them. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: [...PEOPLE, "one", id],
    queryFn: async () =>
      PersonDetail.parse(await bodyOf(await memberApi<PeopleApi>().people[":id"].$get({ param: { id } }))),
  });
}

/** What came of a decision: it holds, somebody else decided meanwhile, or it did not arrive. */
export type Outcome = "done" | "conflict" | "failed";

/** Gives a person another role. */
export const changeRole: Write<{ person: Person; role: Role }, unknown> = {
  send: ({ person: { id, version }, role }, intent) =>
    memberApi<PeopleApi>().people[":id"].role.$post({ param: { id }, json: { role, version } }, intent),
  changes: [PEOPLE],
};

type Reasoned = { person: Person; reason: string };

/** Proposes a person as an administrator. */
export const proposeAdmin: Write<Reasoned, unknown> = {
  send: ({ person: { id }, reason }, intent) =>
    memberApi<PeopleApi>().people[":id"].grant.$post({ param: { id }, json: { reason } }, intent),
  changes: [PEOPLE],
};

/** Confirms another administrator's proposal, or puts it away. */
export const decideGrant: Write<{ person: Person; isConfirmed: boolean }, unknown> = {
  send: ({ person: { id }, isConfirmed }, intent) =>
    memberApi<PeopleApi>().people[":id"].grant.decision.$post(
      { param: { id }, json: { isConfirmed } },
      intent,
    ),
  changes: [PEOPLE],
};

/** Signs a person out wherever they are signed in. */
export const signOutPerson: Write<Reasoned, { ended: number }> = {
  send: ({ person: { id }, reason }, intent) =>
    memberApi<PeopleApi>().people[":id"]["sign-out"].$post({ param: { id }, json: { reason } }, intent),
};

/** Asks to look at the portal as a person sees it. */
export const seeAsPerson: Write<Reasoned, SeeAs> = {
  send: ({ person: { id }, reason }, intent) =>
    memberApi<PeopleApi>().people[":id"]["see-as"].$post({ param: { id }, json: { reason } }, intent),
};

function outcomeOf({ ok, status }: { ok: boolean; status: number }): Outcome {
  return ok ? "done" : status === 409 ? "conflict" : "failed";
}

/** A decision ready to be sent, even by a page that is being closed. */
export async function prepareDecision(person: Person, change: Omit<StatusChange, "version">) {
  const { data } = await authClient().getSession();
  const headers = {
    authorization: `Bearer ${data.session?.access_token}`,
    "content-type": "application/json",
  };
  const body = JSON.stringify({ ...change, version: person.version });
  return async (): Promise<Outcome> => {
    try {
      const address = `/api/people/${person.id}/status`;
      return outcomeOf(await fetch(address, { method: "POST", headers, body, keepalive: true }));
    } catch {
      return "failed";
    }
  };
}
