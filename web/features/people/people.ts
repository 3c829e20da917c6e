import type { Role } from "#domain/accounts/roles.ts";
import {
  type Person,
  PersonDetail,
  type PersonFilter,
  PersonList,
  type StatusChange,
} from "#domain/people/people.ts";
import { authClient } from "#web/session/auth-client.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource } from "#web/session/resource.ts";
import { Unread } from "#web/session/unread.ts";

/** The people an address asks for. */
export function peopleOf({ status, role, q, page }: PersonFilter) {
  return createResource(async (): Promise<PersonList> => {
    const query = { status, q, page: String(page), ...(role ? { role } : {}) };
    const answer = await memberApi().people.$get({ query });
    if (!answer.ok) throw new Unread(answer);
    return PersonList.parse(await answer.json());
  });
}

/** One person with the decisions about them. */
export function personOf(id: string) {
  return createResource(async (): Promise<PersonDetail> => {
    const answer = await memberApi().people[":id"].$get({ param: { id } });
    if (!answer.ok) throw new Unread(answer);
    return PersonDetail.parse(await answer.json());
  });
}

/** What came of a decision: it holds, somebody else decided meanwhile, or it did not arrive. */
export type Outcome = "done" | "conflict" | "failed";

/** Gives a person another role. */
export async function changeRole({ id, version }: Person, role: Role): Promise<Outcome> {
  try {
    const answer = await memberApi().people[":id"].role.$post({ param: { id }, json: { role, version } });
    return outcomeOf(answer);
  } catch {
    return "failed";
  }
}

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
