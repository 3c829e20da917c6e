import { Copy, Download, MessageCircle, Printer } from "lucide-react";
import { useState } from "react";
import type { OwnStore } from "#domain/stores/stores.ts";
import { type SharedSource, sharedPath } from "#domain/stores/visits.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { readCards } from "../stores.ts";
import styles from "./editor.module.css";

const icon = { size: 15, strokeWidth: 1.5, "aria-hidden": true } as const;

/** The ways to give the page away: each address says where it was put, so that the figures can tell. */
export function ShareBlock({ store }: { store: OwnStore }) {
  const { slug, isPublished } = store;
  const [copied, setCopied] = useState<SharedSource>();
  const [isPrinting, setPrinting] = useState(false);
  const urlOf = (source: SharedSource) => new URL(sharedPath(slug, source), store.url).href;
  const copy = async (source: SharedSource) => {
    await navigator.clipboard?.writeText(urlOf(source));
    setCopied(source);
  };
  const print = async () => {
    setPrinting(true);
    try {
      saveFile(await readCards(getLocale()), `${slug}.pdf`);
    } catch {
      toast({ tone: "bad", text: m.stores_share_failed() });
    }
    setPrinting(false);
  };
  const text = m.stores_share_text({ url: urlOf("whatsapp") });
  return (
    <section className={styles.share} aria-labelledby="share-title">
      <h2 id="share-title">{m.stores_share()}</h2>
      <p className={styles.url}>{store.url}</p>
      {isPublished ? (
        <div className={styles.shareWays}>
          <Button look="outline" size="work" onClick={() => void copy("direct")}>
            <Copy {...icon} />
            <span aria-live="polite">
              {copied === "direct" ? m.stores_share_copied() : m.stores_share_link()}
            </span>
          </Button>
          <Button look="outline" size="work" onClick={() => void copy("instagram")}>
            <Copy {...icon} />
            <span aria-live="polite">
              {copied === "instagram" ? m.stores_share_copied() : m.stores_share_instagram()}
            </span>
          </Button>
          <a
            {...buttonLook({ look: "outline", size: "work" })}
            href={whatsappAddress({ text })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle {...icon} />
            {m.stores_share_whatsapp()}
          </a>
          <a
            {...buttonLook({ look: "outline", size: "work" })}
            href={`/api/stores/${slug}/code`}
            download={`${slug}.svg`}
          >
            <Download {...icon} />
            {m.stores_share_code()}
          </a>
          <Button look="outline" size="work" isBusy={isPrinting} onClick={() => void print()}>
            <Printer {...icon} />
            {m.stores_share_card()}
          </Button>
        </div>
      ) : (
        <p className="note">{m.stores_share_hidden()}</p>
      )}
    </section>
  );
}
