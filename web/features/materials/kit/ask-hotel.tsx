import type { Completeness } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../materials.module.css";
import { askHotel, useCompleteness } from "../materials.ts";
import { languageName, typeName } from "../names.ts";

/** What the kit of a hotel lacks, each piece with a way to ask for it. */
export function AskHotel({ slug, words }: { slug: string; words: string }) {
  return (
    <QueryView query={useCompleteness(slug)} lines={2}>
      {(kit) => (kit.missing.length > 0 ? <Missing kit={kit} words={words} /> : null)}
    </QueryView>
  );
}

function Missing({ kit, words }: { kit: Completeness; words: string }) {
  const { run, busyWith } = useWrite(askHotel);
  const { hotel, filled, of, missing } = kit;
  const ask = async (piece: Completeness["missing"][number]) => {
    const { type, language } = piece;
    const done = await run({ hotel: hotel.slug, type, language, ...(words ? { words } : {}) });
    if (done.state === "done") toast({ text: m.materials_asked({ hotel: hotel.name }) });
    else toast({ tone: "bad", text: m.materials_failed() });
  };
  return (
    <section className={styles.ask} aria-labelledby="materials-missing">
      <h2 id="materials-missing">{m.materials_missing({ hotel: hotel.name })}</h2>
      <p>{m.materials_completeness({ filled, of })}</p>
      <ul>
        {missing.map((piece) => {
          const { type, language, asked, askedByMe } = piece;
          return (
            <li key={`${type}-${language}`}>
              <span>
                {typeName(type)}
                {language !== "none" && `, ${languageName(language)}`}
                {asked > 0 && <small> {m.materials_asked_count({ count: asked })}</small>}
              </span>
              {askedByMe ? (
                <small>{m.materials_asked_by_me()}</small>
              ) : (
                <Button
                  look="outline"
                  size="small"
                  isBusy={busyWith?.type === type && busyWith.language === language}
                  onClick={() => void ask(piece)}
                >
                  {m.materials_ask()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
