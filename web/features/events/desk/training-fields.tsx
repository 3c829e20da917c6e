import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/messages.js";
import type { TrainingsApi } from "#server/trainings/contract.ts";
import { said } from "#web/locale/said.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import styles from "../events.module.css";
import type { Written } from "./event-lines.tsx";

/** The trainings that applying takes; only fam trips ask for any. */
export function TrainingFields({ event }: Written) {
  const { data = [] } = useQuery({
    queryKey: ["trainings", "choices"],
    queryFn: async () => {
      const query = { state: "published", limit: "100" } as const;
      return (await bodyOf(await memberApi<TrainingsApi>()["training-desk"].$get({ query }))).rows;
    },
  });
  if (data.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{m.events_form_trainings()}</legend>
      {data.map(({ id, title, hotel }) => (
        <Checkbox
          key={id}
          name="trainings"
          value={id}
          defaultChecked={event?.trainings.includes(id)}
          label={hotel ? `${said(title)}, ${hotel.name}` : said(title)}
        />
      ))}
    </fieldset>
  );
}
