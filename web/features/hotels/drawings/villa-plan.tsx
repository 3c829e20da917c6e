import { m } from "#messages/messages.js";
import drawingStyles from "#web/ui/drawing.module.css";
import styles from "./villa-plan.module.css";

const waves = [60, 146, 232, 318, 404, 490]
  .map((y) => `M0 ${y}q75 12 150 0t150 0 150 0 150 0 150 0 150 0`)
  .join("");
const deck = range(620, 818, 9)
  .map((x) => `M${x} 150V430`)
  .join("");
const walkway = range(262, 310, 6)
  .map((y) => `M40 ${y}H150`)
  .join("");
const steps = range(825, 853, 7)
  .map((x) => `M${x} 318v44`)
  .join("");
const outerWalls = "M150 110V262M150 310V470M150 110H620M150 470H620M620 110V190M620 390V470";
const innerWalls = "M330 110V230M330 310V470M330 350H480M480 350V470M330 230H290M150 230H230";

/** The plan of a villa that does not exist, to show how one is read: brass is the way from the walkway to the water. */
export function VillaPlan() {
  return (
    <figure className={styles.villaPlan} data-slot="villa-plan">
      <svg
        className={drawingStyles.drawing}
        data-slot="drawing"
        viewBox="0 44 900 460"
        role="img"
        aria-label={m.hotels_plan_label()}
      >
        <path data-water d={waves} />
        <path data-paper d="M150 110H620V150H818V430H620V470H150z" />
        <path data-faint d={deck + walkway} />
        <path d="M620 150H818V430H620M40 262H150M40 310H150" />
        <rect data-pool x="656" y="172" width="140" height="124" />
        <path d={steps} />
        <g>
          <path strokeWidth="8" d={outerWalls} />
          <path strokeWidth="6" d={innerWalls} />
          <path data-poche strokeWidth="5.8" d={outerWalls} />
          <path data-poche strokeWidth="3.8" d={innerWalls} />
        </g>
        <path data-faint d="M620 190V390M626 190V390M230 230A60 60 0 0 1 290 170V230" />
        <Furniture />
        <path data-brass strokeWidth="1.5" d="M40 286H300C380 286 380 334 460 334H846" />
        <circle data-brass-fill cx="846" cy="334" r="4" />
        <Rooms />
      </svg>
      <figcaption className="caption">{m.hotels_plan_note()}</figcaption>
    </figure>
  );
}

function Furniture() {
  return (
    <>
      <path d="M396 132h120v104H396zM364 140h24v24h-24zM524 140h24v24h-24zM572 128h32v96h-32zM176 132h120v34H176zM176 350h34v96h-34zM500 400h92v44h-92zM664 386h58v26h-58zM734 386h58v26h-58z" />
      <path data-faint d="M406 138h44v26h-44zM462 138h44v26h-44zM396 178h120M500 422h92M546 400v44" />
      <ellipse cx="405" cy="404" rx="48" ry="24" />
      <ellipse data-faint cx="405" cy="404" rx="40" ry="17" />
      <circle data-faint cx="206" cy="149" r="9" />
      <circle data-faint cx="266" cy="149" r="9" />
      <circle cx="548" cy="200" r="12" />
    </>
  );
}

function Rooms() {
  const rooms = [
    { name: m.hotels_plan_arrive(), x: 236, y: 272 },
    { name: m.hotels_plan_sleep(), x: 456, y: 272 },
    { name: m.hotels_plan_sit(), x: 574, y: 272 },
    { name: m.hotels_plan_bathe(), x: 405, y: 456 },
    { name: m.hotels_plan_pool(), x: 726, y: 242, isWater: true },
    { name: m.hotels_plan_deck(), x: 726, y: 364 },
    { name: m.hotels_plan_lagoon(), x: 896, y: 120, isEnd: true },
  ];
  return rooms.map(({ name, x, y, isWater, isEnd }) => (
    <text key={name} x={x} y={y} textAnchor={isEnd ? "end" : "middle"} data-on-water={isWater}>
      {name}
    </text>
  ));
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}
