import { useState } from "react";
import { matchesQuery } from "#domain/search.ts";
import { m } from "#messages/messages.js";
import { useHotelChoices } from "#web/portal/hotel-choices.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./activities.module.css";

const MOST = 50;
const SHOWN = 40;

type HotelPicksProps = { picked: string[]; error: string | undefined; onPick: (ids: string[]) => void };

/** The hotels an activity was done for, one or several: found by name, ticked. */
export function HotelPicks({ picked, error, onPick }: HotelPicksProps) {
  const { data: hotels = [] } = useHotelChoices();
  const [words, setWords] = useState("");
  const found = hotels.filter(({ label }) => matchesQuery(words, [label]));
  const toggle = (id: string) =>
    onPick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(0, MOST));
  return (
    <fieldset className={styles.picks}>
      <legend>{m.activities_hotels()}</legend>
      <TextField
        type="search"
        label={m.activities_find_hotel()}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        autoComplete="off"
        error={error}
      />
      <div className={styles.pickList}>
        {found.slice(0, SHOWN).map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={picked.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <p className="note">{m.activities_picked({ count: picked.length })}</p>
    </fieldset>
  );
}
