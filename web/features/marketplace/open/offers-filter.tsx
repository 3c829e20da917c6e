import { type FormEvent, useRef } from "react";
import { Link, useNavigate } from "react-router";
import type { Count } from "#domain/list/list.ts";
import { MARKETPLACE } from "#domain/site/marketplace.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { kindNames } from "#web/site/products/offer-words.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./offers-page.module.css";
import { type OffersQuestion, type OffersView, offersAddress } from "./offers-view.ts";

const answerNames = { instant: m.offers_answer_instant, on_answer: m.offers_answer_on_answer };

/** Words and order: a form that asks by its address, with or without scripts. */
export function OffersSearch({ question }: { question: OffersQuestion }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { q, sort, kind, country, answer } = question;
  const ask = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const given = Object.fromEntries(new FormData(form.current)) as Partial<OffersQuestion>;
    void navigate(offersAddress(question, given), { preventScrollReset: true });
  };
  return (
    <search>
      <form
        ref={form}
        key={`${q} ${sort}`}
        className={styles.search}
        action={sitePath(MARKETPLACE)}
        aria-label={m.offers_filter()}
        onSubmit={ask}
      >
        <TextField
          label={m.offers_search()}
          name="q"
          type="search"
          maxLength={120}
          placeholder={m.offers_search_hint()}
          defaultValue={q}
        />
        <SelectField
          label={m.offers_sort()}
          name="sort"
          defaultValue={sort || "-publishedAt"}
          options={[
            { value: "-publishedAt", label: m.offers_sort_newest() },
            { value: "price", label: m.offers_sort_price() },
            { value: "-price", label: m.offers_sort_price_down() },
            { value: "title", label: m.offers_sort_title() },
          ]}
          onChange={() => ask()}
        />
        {Object.entries({ kind, country, answer }).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <Button type="submit" look="outline">
          {m.offers_apply()}
        </Button>
      </form>
    </search>
  );
}

type Choice = { value: string; label: string; count: Count };

/** The facets as links with how many each would leave; they work without scripts. */
export function OffersFacets({ view }: { view: OffersView }) {
  const { question, facets, countries } = view;
  const kinds = facets.kind.map(({ value, count }) => ({ value, count, label: kindNames[value]() }));
  const answers = facets.answer.map(({ value, count }) => ({ value, count, label: answerNames[value]() }));
  return (
    <div className={styles.facets}>
      <Facet name="kind" title={m.offers_kind()} all={m.offers_all()} {...{ question }} choices={kinds} />
      <Facet
        name="country"
        title={m.offers_country()}
        all={m.offers_all_countries()}
        {...{ question }}
        choices={countries}
      />
      <Facet
        name="answer"
        title={m.offers_answer()}
        all={m.offers_all()}
        {...{ question }}
        choices={answers}
      />
    </div>
  );
}

type FacetProps = {
  name: "kind" | "country" | "answer";
  title: string;
  all: string;
  question: OffersQuestion;
  choices: Choice[];
};

function Facet({ name, title, all, question, choices }: FacetProps) {
  const shown = choices.filter(({ value, count }) => count.value > 0 || question[name] === value);
  const link = (value: string, label: string, count?: Count) => (
    <li key={value}>
      <Link
        to={offersAddress(question, { [name]: value })}
        aria-current={question[name] === value ? "true" : undefined}
        preventScrollReset
      >
        <span>{label}</span>
        {count && <span>{formatCount(count)}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {link("", all)}
        {shown.map(({ value, label, count }) => link(value, label, count))}
      </ul>
    </nav>
  );
}
