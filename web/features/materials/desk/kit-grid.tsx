import { Check, Plus } from "lucide-react";
import { type KitCell, kitCell } from "#domain/materials/kit-cells.ts";
import { kitSlots } from "#domain/materials/kits.ts";
import type { Desk, MaterialLanguage, MaterialType } from "#domain/materials/materials.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import styles from "../materials.module.css";
import { languageName, situationName, stateName, typeName } from "../names.ts";

type KitProps = { desk: Desk };

/** What the grid is called, and how much of it is filled. */
export function KitHead({ desk }: KitProps) {
  const { filled, of } = desk.completeness;
  return (
    <div className={styles.kitHead}>
      <h2 id="kit">{m.materials_report()}</h2>
      <b className="figures">{m.materials_kit_count({ filled, of })}</b>
    </div>
  );
}

/** The slots of a whole kit, each with a word for how it stands. */
export function KitGrid({ desk }: KitProps) {
  const types = [...new Set(kitSlots.map(({ type }) => type))];
  const given = { desk, today: houseDay(new Date()) };
  return (
    <table className={styles.kitGrid}>
      <caption className="sr-only">{m.materials_report()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{m.materials_kit_piece()}</span>
          </th>
          <th scope="col" abbr={languageName("pt")}>
            PT
          </th>
          <th scope="col" abbr={languageName("en")}>
            EN
          </th>
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type}>
            <th scope="row">{nameOf(desk, type)}</th>
            {languagesOf(type).map((language) => {
              const cell = kitCell(given, { type, language });
              return (
                <td key={language} colSpan={language === "none" ? 2 : 1} data-state={cell.state}>
                  <Cell cell={cell} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A photograph has no language; everything with words has two columns. */
function languagesOf(type: MaterialType): MaterialLanguage[] {
  const isWordless = kitSlots.some((slot) => slot.type === type && slot.language === "none");
  return isWordless ? ["none"] : ["pt", "en"];
}

/** What there may be many of says how many there are. */
function nameOf({ materials }: Desk, type: MaterialType): string {
  const isOut = (one: Desk["materials"][number]) => one.versions.some(({ state }) => state === "published");
  const count = materials.filter((one) => one.type === type && isOut(one)).length;
  return count > 2 ? `${typeName(type)}, ${count}` : typeName(type);
}

function Cell({ cell }: { cell: KitCell }) {
  if (cell.state === "has") {
    return (
      <>
        <Check size={15} strokeWidth={1.5} aria-hidden="true" />
        <span className="sr-only">{m.materials_kit_has()}</span>
      </>
    );
  }
  if (cell.state === "none") {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="sr-only">{m.materials_kit_not_asked()}</span>
      </>
    );
  }
  if (cell.state === "opens") return situationName("embargoed");
  if (cell.state === "ends") return m.materials_kit_ends({ day: formatCalendarDay(cell.on) });
  if (cell.state === "waits") return stateName("in_review");
  return (
    <>
      <span className={styles.kitLacks}>
        <Plus size={13} strokeWidth={1.8} aria-hidden="true" /> {m.materials_kit_lacks()}
      </span>
      {cell.asked > 0 && <small>{m.materials_asked_count({ count: cell.asked })}</small>}
    </>
  );
}
