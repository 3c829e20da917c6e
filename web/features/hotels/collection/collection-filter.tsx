import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { CollectionView } from "../reading/collection-view.ts";
import styles from "./collection.module.css";
import { styleName } from "./style-name.ts";
import { useCollectionFilter } from "./use-collection-filter.ts";

type CollectionFilterProps = Pick<CollectionView, "filter" | "countries"> & {
  stays: CollectionView["styles"];
};

/** Search, country and style: a form that asks by its address, with or without scripts. */
export function CollectionFilter({ filter, countries, stays }: CollectionFilterProps) {
  const { form, onSubmit, onChoose, onType } = useCollectionFilter(filter);
  const isNarrowed = Boolean(filter.search || filter.country || filter.style);
  return (
    <search>
      <form
        ref={form}
        className={styles.collectionFilter}
        action={sitePath("/lilamonde#colecao")}
        aria-label={m.lilamonde_filter_label()}
        onSubmit={onSubmit}
      >
        <TextField
          label={m.lilamonde_filter_search()}
          name="search"
          type="search"
          maxLength={100}
          placeholder={m.lilamonde_filter_search_hint()}
          defaultValue={filter.search}
          onChange={onType}
        />
        <SelectField
          label={m.lilamonde_filter_country()}
          name="country"
          placeholder={m.lilamonde_filter_countries()}
          options={countries}
          defaultValue={filter.country}
          onChange={onChoose}
        />
        <SelectField
          label={m.lilamonde_filter_style()}
          name="style"
          placeholder={m.lilamonde_filter_styles()}
          options={stays.map((style) => ({ value: style, label: styleName(style) }))}
          defaultValue={filter.style}
          onChange={onChoose}
        />
        <Button type="submit" look="outline" className={styles.collectionApply}>
          {m.lilamonde_filter_apply()}
        </Button>
        {isNarrowed && (
          <Link
            className={classNames("text-link", styles.collectionClear)}
            to={sitePath("/lilamonde#colecao")}
            preventScrollReset
          >
            {m.lilamonde_filter_clear()}
          </Link>
        )}
      </form>
    </search>
  );
}
