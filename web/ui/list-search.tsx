import { Search } from "lucide-react";
import { type FormEvent, useId } from "react";
import { ClearSearch } from "./clear-search.tsx";
import fieldStyles from "./field.module.css";
import styles from "./list-search.module.css";

type ListSearchProps = { label: string; value: string; onSearch: (words: string) => void };

/** A search that asks on Enter, and on leaving what was changed. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const id = useId();
  const ask = (words: string) => {
    if (words.trim() !== value) onSearch(words.trim());
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(String(new FormData(event.currentTarget).get("q")));
  };
  return (
    <search>
      <form className={styles.listSearch} onSubmit={onSubmit}>
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <Search size={15} strokeWidth={1.5} aria-hidden="true" />
        <input
          key={value}
          id={id}
          className={fieldStyles.control}
          data-slot="control"
          type="search"
          name="q"
          defaultValue={value}
          placeholder={label}
          maxLength={120}
          onBlur={(event) => ask(event.currentTarget.value)}
          onInput={(event) => event.currentTarget.value === "" && ask("")}
        />
        <ClearSearch />
      </form>
    </search>
  );
}
