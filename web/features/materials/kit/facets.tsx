import type { Materials } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { formatCount, formatNumber } from "#web/locale/format.ts";
import fieldStyles from "#web/ui/field.module.css";
import { useIsPhone } from "#web/ui/use-media.ts";
import styles from "../materials.module.css";
import type { KitFilter } from "../materials.ts";
import { languageName, situationName, typeName } from "../names.ts";

type Change = (changes: Record<string, string>) => void;
type FacetsProps = { list: Materials; filter: KitFilter; onChange: Change };

/** The filters of the kit, each value with how many it would leave; folded on a phone, where results come first. */
export function Facets({ list, filter, onChange }: FacetsProps) {
  const { facets, hotels } = list;
  const isPhone = useIsPhone();
  const groups = [
    {
      name: "hotel",
      label: m.materials_facet_hotel(),
      values: hotels.map(({ slug, name, count }) => ({
        value: slug,
        label: name,
        count: formatNumber(count),
      })),
    },
    {
      name: "type",
      label: m.materials_facet_type(),
      values: facets.type.map(({ value, count }) => ({
        value,
        label: typeName(value),
        count: formatCount(count),
      })),
    },
    {
      name: "language",
      label: m.materials_facet_language(),
      values: facets.language.map(({ value, count }) => ({
        value,
        label: languageName(value),
        count: formatCount(count),
      })),
    },
    {
      name: "situation",
      label: m.materials_facet_situation(),
      values: facets.situation.map(({ value, count }) => ({
        value,
        label: situationName(value),
        count: formatCount(count),
      })),
    },
    {
      name: "only",
      label: m.materials_facet_mine(),
      values: [
        { value: "favourites", label: m.materials_only_favourites(), count: "" },
        { value: "new", label: m.materials_only_new(), count: "" },
      ],
    },
  ];
  const facetList = groups.map((group) => (
    <Facet key={group.name} {...group} current={filter[group.name as "type"]} onChange={onChange} />
  ));
  return (
    <aside aria-label={m.materials_filters()}>
      {isPhone ? (
        <details className={styles.folded}>
          <summary>{m.materials_filters()}</summary>
          <div className={styles.facets}>{facetList}</div>
        </details>
      ) : (
        <div className={styles.facets}>{facetList}</div>
      )}
    </aside>
  );
}

type FacetProps = {
  name: string;
  label: string;
  values: { value: string; label: string; count: string }[];
  current: string | undefined;
  onChange: Change;
};

function Facet({ name, label, values, current, onChange }: FacetProps) {
  const shown = values.filter(({ value, count }) => count !== "0" || value === current);
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend>{label}</legend>
      {shown.map(({ value, label: word, count }) => (
        <label key={value} className={`${fieldStyles.checkbox} ${styles.facet}`}>
          <input
            type="checkbox"
            checked={value === current}
            onChange={() => onChange({ [name]: value === current ? "" : value })}
          />
          <span>{word}</span>
          <span className={styles.facetCount}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
