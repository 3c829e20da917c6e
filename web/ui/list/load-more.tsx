import { m } from "#messages/messages.js";
import { Button } from "../button.tsx";
import styles from "./load-more.module.css";

type LoadMoreProps = { hasMore: boolean; isLoading: boolean; onMore: () => void };

/** The way on to the next rows of a list; nothing where all are shown. */
export function LoadMore({ hasMore, isLoading, onMore }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <p className={styles.more}>
      <Button look="outline" size="work" isBusy={isLoading} onClick={onMore}>
        {m.list_more()}
      </Button>
    </p>
  );
}
