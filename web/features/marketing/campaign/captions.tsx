import { MessageCircle, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { Campaign } from "#domain/marketing/campaigns.ts";
import { captionWithLink, firstVersion } from "#domain/marketing/whatsapp.ts";
import { houseDay } from "#domain/site/views.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { useOwnLink } from "../marketing.ts";
import styles from "./campaign.module.css";
import { CopyButton } from "./copy-button.tsx";
import { IconButton } from "./piece-figure.tsx";

/** The texts to send, in both languages, with the reader's link inside. */
export function Captions({ campaign }: { campaign: Campaign }) {
  const link = useOwnLink(campaign.id);
  return (
    <section className={styles.block} aria-labelledby="captions">
      <div className={styles.blockHead}>
        <h2 id="captions">{m.marketing_captions()}</h2>
        <span className="note">{m.marketing_captions_note()}</span>
      </div>
      <QueryView query={link} lines={4}>
        {({ code, urls }) => (
          <div className={styles.captions}>
            {(["pt", "en"] as const).map((language) => (
              <Caption key={language} {...{ campaign, language, code }} url={urls.whatsapp} />
            ))}
          </div>
        )}
      </QueryView>
    </section>
  );
}

type CaptionProps = { campaign: Campaign; language: "pt" | "en"; code: string; url: string };

function Caption({ campaign: { captions }, language, code, url }: CaptionProps) {
  const seed = `${code}/${houseDay(new Date())}`;
  const [version, setVersion] = useState(() => firstVersion({ count: captions.length, seed }));
  const text = captionWithLink(captions[version % captions.length]?.[language] ?? "", url);
  const name = language === "pt" ? m.marketing_portuguese() : m.marketing_english();
  return (
    <article className={styles.captionText}>
      <div className={styles.captionHead}>
        <h3>{name}</h3>
        <span className="note figures">{m.marketing_characters({ count: text.length })}</span>
      </div>
      <p className={styles.words} lang={language === "pt" ? "pt-BR" : "en"}>
        {text}
      </p>
      <div className={styles.actions}>
        <a
          {...buttonLook({ size: "work" })}
          href={whatsappAddress({ text })}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.marketing_whatsapp()}
        </a>
        <CopyButton text={text} size="work" />
        {captions.length > 1 && (
          <IconButton
            label={m.marketing_other_version({ language: name })}
            onClick={() => setVersion(version + 1)}
          >
            <RefreshCw size={15} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </article>
  );
}
