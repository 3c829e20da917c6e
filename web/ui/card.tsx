import type { ReactNode } from "react";
import { Link } from "react-router";
import { ArrowLabel } from "./arrow-link.tsx";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";

type CardProps = {
  to: string;
  picture: ReactNode;
  title: string;
  text: string;
  action: string;
  className?: string;
};

/** A picture, a title, a sentence and an arrow; the whole of it is the link. */
export function Card({ to, picture, title, text, action, className }: CardProps) {
  return (
    <Link className={classNames(styles.card, className)} data-slot="card" to={to}>
      <div className="plate">{picture}</div>
      <div className={styles.cardText} data-slot="card-text">
        <h3 className="d4">{title}</h3>
        <p>{text}</p>
        <ArrowLabel>{action}</ArrowLabel>
      </div>
    </Link>
  );
}
