import { useState } from "react";
import type { Campaign } from "#domain/marketing/campaigns.ts";
import { pieceFormats } from "#domain/marketing/pieces.ts";
import { brandTones } from "#domain/proposals/brand-tones.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { BrandDialog } from "../brand/brand-dialog.tsx";
import { Swatch } from "../brand/swatch.tsx";
import { useBrand } from "../marketing.ts";
import { nameOfColour } from "../names.ts";
import styles from "./campaign.module.css";
import { PieceFigure } from "./piece-figure.tsx";
import { SheetFigure } from "./sheet-figure.tsx";

type PiecesBandProps = { campaign: Campaign; language: Language; onLanguage: (language: Language) => void };
const languages = { pt: "PT", en: "EN" } as const;

/** The four outputs at one height, as they will leave. */
export function PiecesBand({ campaign, language, onLanguage }: PiecesBandProps) {
  const [isBrandOpen, setBrandOpen] = useState(false);
  const brand = useBrand().data;
  const { surface } = brandTones(brand?.colour ?? null);
  return (
    <section className={styles.band} aria-label={m.marketing_pieces()}>
      <div className={styles.bandHead}>
        <fieldset className={styles.languages}>
          <legend className="sr-only">{m.marketing_piece_language()}</legend>
          {(["pt", "en"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => onLanguage(one)}>
              {languages[one]}
            </button>
          ))}
        </fieldset>
        <p className={styles.brand}>
          <Swatch colour={surface} />
          {brand?.colour ? (
            <span>
              <b>{nameOfColour(brand.colour)}</b>, {m.marketing_your_colour()}
            </span>
          ) : (
            <span>{m.marketing_house_colour()}</span>
          )}
          <Button look="quiet" size="small" onClick={() => setBrandOpen(true)}>
            {m.marketing_edit_brand()}
          </Button>
        </p>
      </div>
      <div className={styles.pieces}>
        {pieceFormats.map((format) => (
          <PieceFigure key={format} {...{ campaign, format, language }} name={brand?.name ?? ""} />
        ))}
        <SheetFigure campaign={campaign} language={language} brand={brand} />
      </div>
      {isBrandOpen && <BrandDialog onClose={() => setBrandOpen(false)} />}
    </section>
  );
}
