import { dayCount } from "#domain/journeys/days.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { standingOptions } from "#domain/journeys/make-snapshot.ts";
import { blockAmounts, optionTotals } from "#domain/journeys/prices.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Dialog } from "#web/ui/dialog.tsx";
import { blocksOn } from "../builder/moves.ts";
import styles from "../journeys.module.css";
import { dateRange, kindName, longDay, money } from "../words.ts";

/** Somebody's journey, to read: options, days and items with what the client pays. */
export function OpenedJourney({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { head } = journey;
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={inLanguage(head.title, head.language)}>
      <div className="work stack">
        <p className="note">
          {dateRange(head)} · {m.journeys_people({ count: head.travellers.length })}
        </p>
        {standingOptions(journey).map(({ id, label }) => {
          const own = journey.blocks.filter(({ optionId }) => optionId === id);
          return (
            <section key={id} className="stack">
              <h3>
                {m.journeys_option({ label })}{" "}
                <span className="figures">{money(optionTotals(own, head).sell, head.currency)}</span>
              </h3>
              {Array.from({ length: dayCount(head) }, (_, day) => day)
                .filter((day) => blocksOn(journey, id, day).length > 0)
                .map((day) => (
                  <div key={day}>
                    <h4>{longDay(head.startsOn, day)}</h4>
                    <ul className={styles.latest}>
                      {blocksOn(journey, id, day).map((block) => (
                        <li key={block.id}>
                          <span>{inLanguage(block.title, head.language) || kindName(block.kind)}</span>
                          <span className="note">{block.place}</span>
                          <span className="figures">
                            {money(blockAmounts(block, head).sell, head.currency)}
                          </span>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
