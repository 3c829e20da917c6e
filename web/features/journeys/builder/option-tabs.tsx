import { Plus, Trash2 } from "lucide-react";
import { type Journey, optionLabels } from "#domain/journeys/journeys.ts";
import { standingOptions } from "#domain/journeys/make-snapshot.ts";
import { differences, optionTotals } from "#domain/journeys/prices.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { money } from "../words.ts";
import styles from "./builder.module.css";
import type { Builder } from "./builder-store.ts";
import { copyOption } from "./new-blocks.ts";

type OptionTabsProps = {
  journey: Journey;
  optionId: string;
  builder: Builder;
  onChoose: (optionId: string) => void;
};

/** The options side by side, each with how much more it costs than the first. */
export function OptionTabs({ journey, optionId, builder, onChoose }: OptionTabsProps) {
  const options = standingOptions(journey);
  const sells = options.map(
    ({ id }) =>
      optionTotals(
        journey.blocks.filter((block) => block.optionId === id),
        journey.head,
      ).sell,
  );
  const more = differences(sells);
  const standing = options.length;
  return (
    <section className={styles.options} aria-label={m.journeys_options()}>
      {options.map(({ id, label, name }, index) => (
        <button key={id} type="button" aria-pressed={id === optionId} onClick={() => onChoose(id)}>
          <b>{m.journeys_option({ label })}</b>
          <span>{inLanguage(name, journey.head.language)}</span>
          {index > 0 && (
            <span className="figures">
              {more[index]! >= 0 ? "+" : "−"}
              {money(Math.abs(more[index]!), journey.head.currency)}
            </span>
          )}
        </button>
      ))}
      {standing < optionLabels.length && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            const copy = copyOption(journey, optionId);
            if (!copy) return;
            builder.edit(...copy.edits);
            onChoose(copy.id);
          }}
        >
          <Plus size={14} strokeWidth={1.5} aria-hidden="true" />
          {m.journeys_add_option()}
        </Button>
      )}
      {standing > 1 && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            builder.edit({ kind: "set_option", optionId, changes: { isRemoved: true } });
            onChoose(options.find(({ id }) => id !== optionId)!.id);
          }}
        >
          <Trash2 size={14} strokeWidth={1.5} aria-hidden="true" />
          {m.journeys_remove_option()}
        </Button>
      )}
    </section>
  );
}
