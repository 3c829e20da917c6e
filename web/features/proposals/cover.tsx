import type { ReactNode } from "react";
import type { Proposal } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import styles from "./proposals.module.css";
import { SnapshotPicture } from "./snapshot-picture.tsx";
import { houseDate, said, span, stayPlaces } from "./words.ts";

/** What a proposal opens with: whom it is for, what it is called, when, and who made it. */
export function Cover({ proposal: { content, expiresAt } }: { proposal: Proposal }) {
  const { cover, title, travellers, startsOn, endsOn, advisor } = content;
  const places = stayPlaces(content);
  const names = travellers.map(({ firstName }) => firstName);
  return (
    <section className={cover ? `${styles.cover} on-dark` : styles.coverPlain}>
      {cover?.focus && <link rel="stylesheet" href={focusSheet(cover.focus)} precedence="default" />}
      {cover && <SnapshotPicture picture={cover} sizes="100vw" isPriority isTallOnPhone />}
      <div className={`wrap ${styles.coverWords}`}>
        {names.length > 0 && <p className={styles.for}>{m.proposals_for({ names: names.join(", ") })}</p>}
        <h1 className="d1">{said(title)}</h1>
        <dl className={styles.facts}>
          <div>
            <dt>{m.proposals_when()}</dt>
            <dd>{span(startsOn, endsOn)}</dd>
          </div>
          {places && (
            <div>
              <dt>{m.proposals_where()}</dt>
              <dd>{places}</dd>
            </div>
          )}
          <div>
            <dt>{m.proposals_by()}</dt>
            <dd>{advisor.name}</dd>
          </div>
          <div>
            <dt>{m.proposals_until()}</dt>
            <dd>{houseDate(expiresAt)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** The point by which the picture is held, as a style sheet: pages take styles from files of ours alone. */
function focusSheet({ x, y }: { x: number; y: number }): string {
  return `/api/proposal-covers/${Math.round(x * 100)}-${Math.round(y * 100)}`;
}

/** The advisor's letter, signed, and where it leads. */
export function Letter({ proposal: { content }, map }: { proposal: Proposal; map?: ReactNode }) {
  const { intro, advisor } = content;
  const paragraphs = said(intro).split(/\n+/).filter(Boolean);
  return (
    <section className={`wrap ${map ? styles.letterWithMap : styles.letter}`}>
      <div className={styles.letterWords}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="d3 serif">
            {paragraph}
          </p>
        ))}
        <p className={styles.signed}>
          {advisor.photoUrl && <img src={advisor.photoUrl} alt="" width="48" height="48" />}
          <span>
            <b>{advisor.name}</b>
            {advisor.agency && <span>{advisor.agency}</span>}
          </span>
        </p>
      </div>
      {map && <div className={styles.map}>{map}</div>}
    </section>
  );
}
