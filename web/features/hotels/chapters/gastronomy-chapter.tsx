import styles from "#web/features/hotels/chapters/styles/gastronomy.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { ChapterOpening } from "../parts/chapter-opening.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { Plate } from "../parts/plate.tsx";
import { Prose } from "../parts/prose.tsx";
import { RowList } from "../parts/row-list.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

/** The table: a card with the words and any menu on it, laid against a picture. */
export function GastronomyChapter({ chapter }: { chapter: ChapterViewOf<"gastronomy"> }) {
  const { title, lead, paragraphs, pictures, facts, restaurants, menus } = chapter;
  return (
    <>
      <ChapterOpening title={title} lead={lead} />
      <div className={classNames("grid-12", styles.tableSetting)}>
        <div className={styles.tableCard}>
          <FactBand facts={facts} />
          <Prose paragraphs={paragraphs} />
        </div>
        <Plate picture={pictures[0]} sizes="(max-width: 1023px) 100vw, 58vw" />
      </div>
      {menus.map((menu) => (
        <MenuCard key={menu.name} menu={menu} />
      ))}
      <RowList rows={restaurants.map(({ name, text }) => ({ title: name, text }))} />
    </>
  );
}

type Menu = ChapterViewOf<"gastronomy">["menus"][number];

function MenuCard({ menu }: { menu: Menu }) {
  return (
    <section className={styles.menuCard}>
      <h3 className="d3">{menu.name}</h3>
      {menu.text && <p className="caption">{menu.text}</p>}
      {menu.courses.length > 0 && (
        <ol>
          {menu.courses.map((course) => (
            <li key={course.name}>
              <span className={styles.menuCardCourse}>{course.name}</span>
              {course.note && <span className={styles.menuCardNote}>{course.note}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
