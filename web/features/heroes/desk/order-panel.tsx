import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { DeskHero, DeskPage } from "#domain/heroes/hero-desk.ts";
import type { SitePage } from "#domain/site/pages.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { heroRefusal } from "./blocker-text.ts";
import styles from "./desk.module.css";
import { addHero, orderHeroes } from "./hero-desk.ts";
import { pictureSource } from "./picture-source.ts";
import { spanText, stateLooks } from "./state-looks.ts";

type OrderPanelProps = { page: SitePage; heroes: DeskPage["heroes"]; openId: string | undefined };
const middle = { x: 5, y: 5 };

/** The openings of a page, the first of them first; one more, and up or down. */
export function OrderPanel({ page, heroes, openId }: OrderPanelProps) {
  const navigate = useNavigate();
  const { run: order } = useWrite(orderHeroes);
  const { run: add, isBusy } = useWrite(addHero);
  const onAdd = async () => {
    const outcome = await add({
      page,
      look: {
        ...{
          name: m.heroes_new_name(),
          kind: "image",
          picture: { kind: "art", name: "hero-home" },
          film: null,
        },
        ...{ alt: { pt: "", en: "" }, focus: { phone: middle, tablet: middle, desktop: middle }, veil: 10 },
      },
    });
    if (outcome.state !== "done") return void toast({ tone: "bad", text: heroRefusal(outcome) });
    toast({ text: m.heroes_added() });
    void navigate(`?page=${page}&hero=${outcome.value.heroes.at(-1)!.id}`, { preventScrollReset: true });
  };
  const move = async (from: number, to: number) => {
    const ids = heroes.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    const outcome = await order({ page, ids });
    if (outcome.state !== "done") toast({ tone: "bad", text: heroRefusal(outcome) });
  };
  return (
    <section className="stack" aria-label={m.heroes_order()}>
      <div className={styles.bar}>
        <h2 className={styles.heading}>{m.heroes_order()}</h2>
        <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void onAdd()}>
          <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.heroes_add()}
        </Button>
      </div>
      <ul className={styles.lines}>
        {heroes.map((hero, place) => (
          <OrderLine
            key={hero.id}
            hero={hero}
            isOpen={hero.id === openId}
            onUp={place > 0 ? () => void move(place, place - 1) : undefined}
            onDown={place < heroes.length - 1 ? () => void move(place, place + 1) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

type OrderLineProps = {
  hero: DeskHero;
  isOpen: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function OrderLine({ hero, isOpen, onUp, onDown }: OrderLineProps) {
  const { look, measured } = hero.live ?? hero.draft!;
  const { name, tone } = stateLooks[hero.state];
  const arrow = { size: 15, strokeWidth: 1.5, "aria-hidden": true } as const;
  return (
    <li className={styles.line} data-open={isOpen || undefined}>
      <img src={pictureSource(look, measured)} alt="" width={72} height={44} />
      <span>
        <Link
          to={`?page=${hero.page}&hero=${hero.id}`}
          aria-current={isOpen ? "true" : undefined}
          preventScrollReset
        >
          {look.name}
        </Link>
        <small>{spanText(hero)}</small>
      </span>
      <Badge tone={tone}>{name()}</Badge>
      <span className={styles.arrows}>
        <Button
          look="quiet"
          size="small"
          aria-label={m.heroes_up({ name: look.name })}
          disabled={!onUp}
          onClick={onUp}
        >
          <ArrowUp {...arrow} />
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={m.heroes_down({ name: look.name })}
          disabled={!onDown}
          onClick={onDown}
        >
          <ArrowDown {...arrow} />
        </Button>
      </span>
    </li>
  );
}
