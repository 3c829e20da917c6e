import { Search } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { ClearSearch } from "./clear-search.tsx";
import fieldStyles from "./field.module.css";
import styles from "./list-search.module.css";

type ListSearchProps = { label: string; value: string; onSearch: (words: string) => void };

/** A search that asks on Enter, which leaves it to the keys of the list, and on leaving what was changed. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(value);
  // An address brings its words into the same field, which so keeps the focus of whoever emptied it.
  useEffect(() => {
    asked.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  const ask = (words: string) => {
    if (words.trim() === asked.current) return;
    asked.current = words.trim();
    onSearch(asked.current);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.blur();
  };
  return (
    <search>
      <form className={styles.listSearch} onSubmit={onSubmit}>
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <Search size={15} strokeWidth={1.5} aria-hidden="true" />
        <input
          ref={field}
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
