import { useEffect, useState } from "react";
import styles from "./page-index.module.css";

type Part = { id: string; title: string };

/** The parts of a long page, the one being read marked. */
export function PageIndex({ label, parts }: { label: string; parts: Part[] }) {
  const readId = useReadPart(parts.map(({ id }) => id).join(" "));
  return (
    <nav className={styles.pageIndex} aria-label={label}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === readId ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part that crosses the upper third of the window. */
function useReadPart(ids: string): string | undefined {
  const [readId, setReadId] = useState<string>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setReadId(entered.target.id);
      },
      { rootMargin: "-20% 0px -70% 0px" },
    );
    for (const id of ids.split(" ")) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [ids]);
  return readId ?? ids.split(" ")[0];
}
