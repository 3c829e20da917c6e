import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { useHotelAddress } from "../hotel-address.ts";
import styles from "../timeline.module.css";
import { muteMember, useMutes, useTalkedOf } from "../timeline.ts";

/** The hotels that are talked of, who is not read for now, and what was agreed. */
export function Beside() {
  return (
    <>
      <TalkedOf />
      <Muted />
      <section className={styles.besideBlock}>
        <h2>{m.timeline_agreed()}</h2>
        <p className="note">{m.timeline_agreed_text()}</p>
      </section>
    </>
  );
}

function TalkedOf() {
  const addressOf = useHotelAddress();
  const { data: hotels = [] } = useTalkedOf();
  if (hotels.length === 0) return null;
  return (
    <section className={styles.besideBlock}>
      <h2>{m.timeline_talked_of()}</h2>
      <ul className={styles.talkedOf}>
        {hotels.map(({ id, name, slug, posts }) => (
          <li key={id}>
            <Link to={addressOf(slug)}>{name}</Link>
            <span className="note">{m.timeline_this_week({ count: posts })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Muted() {
  const { data: people = [] } = useMutes();
  const { run: mute } = useWrite(muteMember);
  if (people.length === 0) return null;
  return (
    <section className={styles.besideBlock}>
      <h2>{m.timeline_mutes()}</h2>
      <ul className={styles.talkedOf}>
        {people.map(({ id, name, until }) => (
          <li key={id}>
            <span>
              {name} <span className="note">{m.timeline_muted_until({ date: formatDate(until) })}</span>
            </span>
            <Button look="quiet" size="small" onClick={() => void mute({ id, isOn: false })}>
              {m.timeline_mute_undo()}
              <span className="sr-only">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
