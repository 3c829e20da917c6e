import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { storePath } from "#domain/stores/store-path.ts";
import type { OwnStore } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AddressForm } from "./address-form.tsx";
import styles from "./editor.module.css";
import { LookFields } from "./look-fields.tsx";
import { PostFields } from "./post-fields.tsx";
import { SectionFields } from "./section-fields.tsx";
import { ShareBlock } from "./share-block.tsx";
import { ShownFields } from "./shown-fields.tsx";
import { StorePreview } from "./store-preview.tsx";
import { type Dressing, useDress } from "./use-dress.ts";
import { WordFields } from "./word-fields.tsx";

type DressDeskProps = {
  found: OwnStore;
  onReload: () => Promise<OwnStore | undefined>;
  head: (actions?: ReactNode) => ReactNode;
  nav: ReactNode;
};

/** A store being dressed on the left, as everybody will see it on the right. */
export function DressDesk({ found, onReload, head, nav }: DressDeskProps) {
  const dressing = useDress({ found, onReload });
  const { kept, dress, save, isDirty, isSound, isBusy } = dressing;
  return (
    <>
      {head(<HeadActions dressing={dressing} />)}
      {nav}
      <div className={styles.desk}>
        <div className={styles.fields}>
          <form
            className={`work ${styles.form}`}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <Trouble dressing={dressing} />
            <WordFields dressing={dressing} />
            <LookFields dressing={dressing} />
            <SectionFields dressing={dressing} />
            <PostFields dressing={dressing} />
            <ShownFields dressing={dressing} />
            <div className={styles.saving} data-bottom-bar="">
              <Button type="submit" size="work" isBusy={isBusy} disabled={!isDirty || !isSound}>
                {m.stores_save()}
              </Button>
              <span role="status">{isDirty ? m.stores_unsaved() : m.stores_saved()}</span>
            </div>
          </form>
          <AddressForm
            key={kept.slug}
            store={kept}
            onKept={dressing.take}
            onConflict={() => dressing.setTrouble("conflict")}
          />
          <ShareBlock store={kept} />
        </div>
        <StorePreview store={kept} dress={dress} />
      </div>
    </>
  );
}

function HeadActions({ dressing }: { dressing: Dressing }) {
  const { kept, turn, isBusy, isSound } = dressing;
  return (
    <>
      <span>
        <Badge tone={kept.isPublished ? "ok" : "neutral"}>
          {kept.isPublished ? m.stores_state_shown() : m.stores_state_hidden()}
        </Badge>
      </span>
      {kept.isPublished && (
        <a
          {...buttonLook({ look: "outline", size: "work" })}
          href={sitePath(storePath(kept.slug))}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.stores_open()}
        </a>
      )}
      <Button
        look={kept.isPublished ? "outline" : "primary"}
        size="work"
        isBusy={isBusy}
        disabled={!isSound}
        onClick={() => void turn(!kept.isPublished)}
      >
        {kept.isPublished ? m.stores_withdraw() : m.stores_publish()}
      </Button>
    </>
  );
}

function Trouble({ dressing: { trouble, reload } }: { dressing: Dressing }) {
  if (trouble === "words") return <Notice tone="bad">{m.stores_publish_missing()}</Notice>;
  if (trouble === "failed") return <Notice tone="bad">{m.stores_save_failed()}</Notice>;
  if (trouble !== "conflict") return null;
  return (
    <Notice tone="bad">
      <p>{m.stores_conflict()}</p>
      <Button look="outline" size="small" onClick={() => void reload()}>
        {m.stores_conflict_load()}
      </Button>
    </Notice>
  );
}
