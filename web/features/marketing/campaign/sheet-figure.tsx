import { Download } from "lucide-react";
import type { Brand } from "#domain/marketing/brand.ts";
import type { Campaign } from "#domain/marketing/campaigns.ts";
import { pieceName, usualPicture } from "#domain/marketing/pieces.ts";
import { brandTones, contrast } from "#domain/proposals/brand-tones.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { CampaignPicture } from "../campaign-picture.tsx";
import { readSheet, useOwnLink } from "../marketing.ts";
import styles from "./campaign.module.css";
import { IconButton } from "./piece-figure.tsx";

type SheetFigureProps = { campaign: Campaign; language: Language; brand: Brand | undefined };

/** The fact sheet in small, with the whole of it to save. */
export function SheetFigure({ campaign, language, brand }: SheetFigureProps) {
  const { id, title, headline, hotels, facts, pictures } = campaign;
  const link = useOwnLink(id);
  const picture = pictures[usualPicture("sheet", pictures.length)];
  const { surface, onSurface } = brandTones(brand?.colour ?? null);
  const piece = m.marketing_sheet();
  const save = async () => {
    try {
      saveFile(await readSheet(id, language), pieceName({ title: title[language], format: "sheet" }));
    } catch {
      toast({ tone: "bad", text: m.marketing_download_failed() });
    }
  };
  return (
    <figure className={styles.piece} data-format="sheet">
      <div className={`${styles.canvas} ${styles.sheet}`} lang={language === "pt" ? "pt-BR" : "en"}>
        <p className={styles.sheetHotel}>{hotels.map(({ name }) => name).join(", ")}</p>
        <div className={styles.sheetPhoto}>
          {picture && <CampaignPicture picture={picture} sizes="18rem" />}
        </div>
        <p className={styles.sheetHeadline}>{headline[language]}</p>
        <dl className={styles.sheetFacts}>
          {facts.slice(0, 3).map(({ label, value }) => (
            <div key={label.pt}>
              <dt>{label[language]}</dt>
              <dd>{value[language]}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.sheetBand} data-ink={contrast(onSurface, "#ffffff") > 4.5 ? "dark" : "light"}>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="1" height="1" fill={surface} />
          </svg>
          <span>
            <b>{brand?.name}</b>
            <small>{brand?.agency}</small>
          </span>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span>
          <b>{piece}</b>
          <small>{m.marketing_sheet_size()}</small>
        </span>
        {link.data && (
          <IconButton label={m.marketing_download({ piece })} onClick={() => void save()}>
            <Download size={16} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </figcaption>
    </figure>
  );
}
