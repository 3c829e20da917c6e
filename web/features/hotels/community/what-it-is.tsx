import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./community.module.css";

/** What Lilamonde is, and what each side finds in it. */
export function WhatItIs() {
  return (
    <section className="section">
      <div className="wrap">
        <div className={classNames("grid-12", styles.whatItIsOpen)}>
          <h2 className="d2">{m.lilamonde_what_title()}</h2>
          <p className="lead">{m.lilamonde_what_lead()}</p>
        </div>
        <div className={styles.whatItIsSides}>
          <Side title={m.lilamonde_designers_title()} points={designerPoints()} />
          <Side title={m.lilamonde_hotels_title()} points={hotelPoints()} />
        </div>
      </div>
    </section>
  );
}

type Point = { name: string; text: string };

function Side({ title, points }: { title: string; points: Point[] }) {
  return (
    <div>
      <h3 className="d3">{title}</h3>
      <dl>
        {points.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function designerPoints(): Point[] {
  return [
    { name: m.lilamonde_designers_1(), text: m.lilamonde_designers_1_text() },
    { name: m.lilamonde_designers_2(), text: m.lilamonde_designers_2_text() },
    { name: m.lilamonde_designers_3(), text: m.lilamonde_designers_3_text() },
    { name: m.lilamonde_designers_4(), text: m.lilamonde_designers_4_text() },
  ];
}

function hotelPoints(): Point[] {
  return [
    { name: m.lilamonde_hotels_1(), text: m.lilamonde_hotels_1_text() },
    { name: m.lilamonde_hotels_2(), text: m.lilamonde_hotels_2_text() },
    { name: m.lilamonde_hotels_3(), text: m.lilamonde_hotels_3_text() },
    { name: m.lilamonde_hotels_4(), text: m.lilamonde_hotels_4_text() },
  ];
}
