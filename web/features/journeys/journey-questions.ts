import { journeyStates } from "#domain/journeys/states.ts";
import { m } from "#messages/messages.js";
import { formatMonth } from "#web/locale/format.ts";
import type { ListQuestions } from "#web/ui/list/place/list-place.ts";
import { nextMonth } from "./months.ts";
import { stateName } from "./state-names.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What journeys can be asked for: by state in tabs, by month and by client; a client of the address is let in before the names are there. */
export function journeyQuestions(
  clients: readonly { id: string; fullName: string }[],
  params: URLSearchParams,
): ListQuestions {
  const [month, client] = [params.get("month") ?? "", params.get("client") ?? ""];
  const current = new Date().toISOString().slice(0, 7);
  const months = Array.from({ length: 24 }, (_, index) => nextMonth(current, index - 6));
  if (MONTH.test(month) && !months.includes(month)) months.unshift(month);
  const named = clients.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const isUnnamed = UUID.test(client) && !clients.some(({ id }) => id === client);
  return {
    filters: [
      {
        ...{ name: "state", label: m.journeys_state(), look: "tabs" },
        values: journeyStates.map((value) => ({ value, label: stateName(value) })),
        all: m.journeys_all_states(),
      },
      {
        ...{ name: "month", label: m.journeys_month(), look: "select", all: m.journeys_all_months() },
        values: months.map((value) => ({ value, label: formatMonth(value) })),
      },
      {
        ...{ name: "client", label: m.journeys_client(), look: "select", all: m.journeys_all_clients() },
        values: isUnnamed ? [{ value: client, label: m.journeys_this_client() }, ...named] : named,
      },
    ],
    sorts: ["updatedAt", "startsOn", "title"],
    sortOf: () => "-updatedAt",
    keeps: ["view"],
  };
}
