import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./faq-page.module.css";

type FaqSearchProps = { query: string; count: number; onSearch: (query: string) => void };

/** The field, and a sentence that says how much was found. */
export function FaqSearch({ query, count, onSearch }: FaqSearchProps) {
  const isSearching = query.trim() !== "";
  return (
    <search>
      <form
        className={styles.faqSearch}
        method="get"
        action={sitePath("/faq")}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          type="search"
          name="q"
          label={m.faq_search()}
          hint={m.faq_search_hint()}
          value={query}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => onSearch(event.target.value)}
        />
        <Button type="submit" look="outline">
          {m.faq_search_action()}
        </Button>
      </form>
      <p className={styles.faqFound} role="status">
        {isSearching && count > 0 && foundText(count, query.trim())}
      </p>
      {isSearching && (
        <Link
          className={classNames("text-link", styles.faqClear)}
          to={sitePath("/faq")}
          preventScrollReset
          onClick={() => onSearch("")}
        >
          {m.faq_search_clear()}
        </Link>
      )}
    </search>
  );
}

function foundText(count: number, query: string): string {
  return m.faq_found({ count, query });
}
