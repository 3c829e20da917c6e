import { Link, useNavigation } from "react-router";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { OfferCard } from "#web/site/products/offer-card.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { OffersFacets, OffersSearch } from "./offers-filter.tsx";
import styles from "./offers-page.module.css";
import { type OffersView, offersAddress } from "./offers-view.ts";

/** What this page asks for and may let go of. */
const relaxNames = {
  kind: m.offers_relax_kind,
  country: m.offers_relax_country,
  answer: m.offers_relax_answer,
  q: m.offers_relax_q,
};
type Relaxed = keyof typeof relaxNames;
const isOurs = (without: string): without is Relaxed => without in relaxNames;

/** What everybody is offered: words, facets, order, and what to let go of where nothing is found. */
export function OffersPage({ view }: { view: OffersView }) {
  const { offers, count, alike, question, more } = view;
  const isLoading = useNavigation().state === "loading";
  const isAsking = [question.q, question.kind, question.country, question.answer].some(
    (asked) => asked !== "",
  );
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1 className="d2">{m.offers_heading()}</h1>
        <p className="lead">{m.offers_lead()}</p>
      </div>
      <OffersSearch question={question} />
      <div className={styles.desk}>
        <OffersFacets view={view} />
        <div>
          <p className={styles.count} role="status">
            {m.offers_count({ count: count.value, shown: formatCount(count) })}
            {alike && ` ${m.offers_alike({ words: alike })}`}
            {isAsking && (
              <Link className="text-link" to={offersAddress(emptyQuestion, {})} preventScrollReset>
                {m.offers_clear()}
              </Link>
            )}
          </p>
          {offers.length === 0 && <Nothing view={view} />}
          <ul className={styles.list} aria-busy={isLoading}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} sizes="(max-width: 767px) 100vw, 30vw" hasSeller />
              </li>
            ))}
          </ul>
          <nav className={styles.more} aria-label={m.offers_more()}>
            {more && (
              <ButtonLink
                look="outline"
                to={offersAddress(question, more)}
                preventScrollReset={"show" in more}
              >
                {m.offers_more()}
              </ButtonLink>
            )}
            {question.after && (
              <Link className="text-link" to={offersAddress(question, {})}>
                {m.offers_first()}
              </Link>
            )}
          </nav>
        </div>
      </div>
    </main>
  );
}

const emptyQuestion = { q: "", kind: "", country: "", answer: "", sort: "", after: "", show: "" };

function Nothing({ view: { suggestions, question } }: { view: OffersView }) {
  const ways = suggestions.flatMap(({ without, count }) => (isOurs(without) ? [{ without, count }] : []));
  return (
    <EmptyState
      title={m.offers_none()}
      text={ways.length > 0 ? m.offers_none_text() : m.offers_none_at_all()}
      action={
        <div className={styles.ways}>
          {ways.map(({ without, count }) => (
            <ButtonLink
              key={without}
              look="outline"
              to={offersAddress(question, { [without]: "" })}
              preventScrollReset
            >
              {m.offers_relax_line({ label: relaxNames[without](), count: formatCount(count) })}
            </ButtonLink>
          ))}
          {ways.length === 0 && (
            <ButtonLink look="outline" to={sitePath("/contact")}>
              {m.offers_ask_house()}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}
