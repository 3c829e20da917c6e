import { Download, Images } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Campaign } from "#domain/marketing/campaigns.ts";
import { type PieceFormat, pieceName, pieceSizes, usualPicture } from "#domain/marketing/pieces.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import iconButton from "#web/ui/icon-button.module.css";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { readPiece, useOwnLink, usePreview } from "../marketing.ts";
import { formatName } from "../names.ts";
import styles from "./campaign.module.css";

type PieceFigureProps = { campaign: Campaign; format: PieceFormat; language: Language; name: string };

/** A picture as it will leave, with another photograph at hand and the whole of it to save. */
export function PieceFigure({ campaign, format, language, name }: PieceFigureProps) {
  const { id, title, headline, pictures } = campaign;
  const [picture, setPicture] = useState(usualPicture(format, pictures.length));
  const link = useOwnLink(id);
  const asked = { id, format, language, picture };
  const preview = usePreview(asked, { isReady: link.data !== undefined });
  const piece = formatName(format);
  const { width, height } = pieceSizes[format];
  const save = async () => {
    try {
      saveFile(await readPiece({ ...asked, size: "whole" }), pieceName({ title: title[language], format }));
    } catch {
      toast({ tone: "bad", text: m.marketing_download_failed() });
    }
  };
  const alt = m.marketing_preview_of({ piece, headline: headline[language], name });
  return (
    <figure className={styles.piece} data-format={format}>
      <div className={styles.canvas} aria-busy={preview.isPending}>
        {preview.data ? (
          <img src={preview.data} width={width} height={height} alt={alt} />
        ) : preview.isError || link.isError ? (
          <NotDrawn onRetry={() => void (link.isError ? link.refetch() : preview.refetch())} />
        ) : (
          <span className={styles.drawing}>{m.marketing_drawing()}</span>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>
          <b>{piece}</b>
          <small>
            {width} × {height}
          </small>
        </span>
        {pictures.length > 1 && (
          <IconButton
            label={m.marketing_other_picture({ piece })}
            onClick={() => setPicture((picture + 1) % pictures.length)}
          >
            <Images size={16} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={m.marketing_download({ piece })} onClick={() => void save()}>
          <Download size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </figcaption>
    </figure>
  );
}

type IconButtonProps = { label: string; onClick: () => void; children: ReactNode };

/** A small button that is only a picture, with its name for whoever does not see it. */
export function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={iconButton.iconButton}
      data-slot="icon-button"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function NotDrawn({ onRetry }: { onRetry: () => void }) {
  return (
    <span className={styles.drawing}>
      {m.marketing_not_drawn()}
      <Button look="outline" size="small" onClick={onRetry}>
        {m.marketing_try_again()}
      </Button>
    </span>
  );
}
