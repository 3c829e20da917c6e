import { Fragment } from "react";
import type { FactView } from "../reading/hotel-view.ts";
import styles from "./parts.module.css";

/** Figures in a ruled row, each with the sentence that gives it its meaning. */
export function FactBand({ facts }: { facts: FactView[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.factBand} data-slot="fact-band">
      {facts.map((fact) => (
        <div key={fact.value + fact.text}>
          <dt>
            <Figure value={fact.value} />
          </dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers large, the words around them small. */
function Figure({ value }: { value: string }) {
  return value.split(/(\d+)/).map((part, at) =>
    at % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={at}>{part && <small>{part}</small>}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
