import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import styles from "./footer.module.css";

type FooterLink = { label: string; to: string; isExternal?: boolean };
export type FooterColumn = { title: string; links: FooterLink[] };

type FooterProps = {
  brand: ReactNode;
  text: string;
  columns: FooterColumn[];
  /** A last column of its own making. */
  aside: ReactNode;
  legal: FooterLink[];
  copyright: ReactNode;
  social: ReactNode;
};

/** The page's foot: who we are, columns of links, the legal line. */
export function Footer({ brand, text, columns, aside, legal, copyright, social }: FooterProps) {
  return (
    <footer className={classNames(styles.footer, "on-dark")}>
      <div className="wrap">
        <div className={classNames("grid-12", styles.footerMain)}>
          <div className={styles.footerHouse}>
            {brand}
            <p>{text}</p>
          </div>
          <div className={styles.footerColumns}>
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className={styles.footerTitle}>{column.title}</h2>
                <LinkList links={column.links} />
              </div>
            ))}
            <div>{aside}</div>
          </div>
        </div>
        <div className={styles.footerLegal}>
          <span>{copyright}</span>
          <LinkList links={legal} />
          {social}
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: FooterLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          {link.isExternal ? (
            <a href={link.to} rel="external noopener">
              {link.label}
            </a>
          ) : (
            <Link to={link.to}>{link.label}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
