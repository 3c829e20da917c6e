import type { Person } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import type { BulkChoice, ListBulk } from "#web/session/lists/bulk.ts";
import { PEOPLE } from "./keys.ts";

/** What can be done with many people of a status. */
export function peopleBulk(status: string | undefined): ListBulk<Person> {
  const approve: BulkChoice = { id: "people.approve", label: m.people_bulk_approve(), reason: "may" };
  const suspend: BulkChoice = { id: "people.suspend", label: m.people_bulk_suspend(), reason: "needed" };
  return {
    choices: [status === "active" ? suspend : approve],
    item: ({ id, version }) => ({ id, version }),
    changes: PEOPLE,
  };
}
