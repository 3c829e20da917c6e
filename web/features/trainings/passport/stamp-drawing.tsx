import { useId } from "react";
import { dateFormat } from "#web/locale/formats.ts";
import styles from "./passport.module.css";

type DrawingProps = {
  house: string;
  /** The month it was passed in; an outline without one. */
  month: string | null;
  isFaded: boolean;
};

/** A stamp of the passport: the arch in a ring that says whose it is and when. */
export function StampDrawing({ house, month, isFaded }: DrawingProps) {
  const ring = useId();
  return (
    <svg
      className={styles.stamp}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      data-state={month ? (isFaded ? "faded" : "stamped") : "open"}
    >
      <circle r="46" />
      {month && <circle r="34" />}
      <path d="M-10 22V-4a10 10 0 0 1 20 0V22" />
      {month && (
        <>
          <path d="M-34 8H-10M10 8H34" />
          <path id={ring} d="M-38 0a38 38 0 0 1 76 0" data-ring="" />
          <text>
            <textPath href={`#${ring}`} startOffset="50%">
              {`${shortName(house)} · ${shortMonth(month)}`}
            </textPath>
          </text>
        </>
      )}
    </svg>
  );
}

const RING_LETTERS = 18;

/** A name in whole words, as many as the ring has room for. */
function shortName(house: string): string {
  if (house.length <= RING_LETTERS) return house;
  const whole = house.slice(0, RING_LETTERS + 1).replace(/\s+\S*$/, "");
  return whole.slice(0, RING_LETTERS);
}

function shortMonth(month: string): string {
  const format = dateFormat({ month: "short", year: "numeric", timeZone: "UTC" });
  return format
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(" de ", " ")
    .replace(".", "");
}
