import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { type Journey, optionLabels } from "#domain/journeys/journeys.ts";
import { standingOptions } from "#domain/journeys/make-snapshot.ts";
import { differences, optionTotals } from "#domain/journeys/prices.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { money } from "../../words.ts";
import styles from "../builder.module.css";
import type { Builder } from "../builder-store.ts";
import { copyOption } from "../new-blocks.ts";
import { OptionDialog } from "./option-dialog.tsx";

type OptionTabsProps = {
  journey: Journey;
  optionId: string;
  builder: Builder;
  onChoose: (optionId: string) => void;
};

/** The options side by side, each with how much more it costs than the first; F2 names one, Alt and an arrow moves it. */
export function OptionTabs({ journey, optionId, builder, onChoose }: OptionTabsProps) {
  const [editedId, setEditedId] = useState<string>();
  const options = standingOptions(journey);
  useEffect(() => (editedId ? builder.hold() : undefined), [builder, editedId]);
  const sells = options.map(
    ({ id }) =>
      optionTotals(
        journey.blocks.filter((block) => block.optionId === id),
        journey.head,
      ).sell,
  );
  const more = differences(sells);
  const standing = options.length;
  const place = options.findIndex(({ id }) => id === optionId);
  const edited = options.find(({ id }) => id === editedId);
  const canMove = (by: 1 | -1) => options[place + by] !== undefined;
  const move = (by: 1 | -1) => {
    if (!canMove(by)) return;
    const others = options.filter(({ id }) => id !== optionId).map(({ id }) => id);
    const order = others.toSpliced(place + by, 0, optionId).map((id) => ({ optionId: id }));
    builder.edit({ kind: "order_options", order });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (!by && event.key !== "F2") return;
    event.preventDefault();
    if (by) move(by);
    else setEditedId(optionId);
  };
  return (
    <section className={styles.options} aria-label={m.journeys_options()}>
      {options.map(({ id, label, name }, index) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === optionId}
          onClick={() => onChoose(id)}
          onKeyDown={id === optionId ? onKeyDown : undefined}
        >
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
      <Button look="quiet" size="small" onClick={() => setEditedId(optionId)}>
        <Pencil size={14} strokeWidth={1.5} aria-hidden="true" />
        {m.journeys_option_edit()}
      </Button>
      {standing > 1 && (
        <>
          <Button
            look="quiet"
            size="small"
            aria-label={m.journeys_option_earlier()}
            disabled={!canMove(-1)}
            onClick={() => move(-1)}
          >
            <ArrowLeft size={14} strokeWidth={1.5} aria-hidden="true" />
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={m.journeys_option_later()}
            disabled={!canMove(1)}
            onClick={() => move(1)}
          >
            <ArrowRight size={14} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </>
      )}
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
      {edited && (
        <OptionDialog
          option={edited}
          head={journey.head}
          onClose={() => setEditedId(undefined)}
          onSave={(changes) => {
            setEditedId(undefined);
            if (Object.keys(changes).length > 0)
              builder.edit({ kind: "set_option", optionId: edited.id, changes });
          }}
        />
      )}
    </section>
  );
}
