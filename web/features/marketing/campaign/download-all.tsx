import { Download } from "lucide-react";
import { useState } from "react";
import type { Campaign } from "#domain/marketing/campaigns.ts";
import { pieceFormats, pieceName, usualPicture } from "#domain/marketing/pieces.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast/toast.ts";
import { readPiece, readSheet, useOwnLink } from "../marketing.ts";

type DownloadAllProps = { campaign: Campaign; language: Language };

/** Saves the three pictures and the fact sheet, one after the other, in the language that is shown. */
export function DownloadAll({ campaign, language }: DownloadAllProps) {
  const { id, title, pictures } = campaign;
  const [isBusy, setBusy] = useState(false);
  const link = useOwnLink(id);
  const save = async () => {
    setBusy(true);
    try {
      for (const format of pieceFormats) {
        const picture = usualPicture(format, pictures.length);
        const piece = await readPiece({ id, format, language, picture, size: "whole" });
        saveFile(piece, pieceName({ title: title[language], format }));
      }
      saveFile(await readSheet(id, language), pieceName({ title: title[language], format: "sheet" }));
    } catch {
      toast({ tone: "bad", text: m.marketing_download_failed() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="work" isBusy={isBusy || !link.data} onClick={() => void save()}>
      <Download size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.marketing_download_all()}
    </Button>
  );
}
