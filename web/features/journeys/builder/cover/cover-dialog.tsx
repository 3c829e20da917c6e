import { useState } from "react";
import { type Focus, type JourneyCover, MIDDLE } from "#domain/journeys/cover.ts";
import {
  isPicture,
  type JourneyFile,
  MIN_COVER_WIDTH,
  type NewFile,
  type Upload,
} from "#domain/journeys/files.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { Builder } from "../builder-store.ts";
import { useFileAddresses } from "../files/file-addresses.tsx";
import { FileDrop } from "../files/file-drop.tsx";
import { useSending } from "../files/use-sending.ts";
import styles from "./cover.module.css";
import { CoverChoices } from "./cover-choices.tsx";
import { FocusStage } from "./focus-stage.tsx";
import { coverKey, measuredCover } from "./measured-cover.ts";

type CoverDialogProps = { journey: Journey; hotels: StayHotel[]; builder: Builder; onClose: () => void };

const tooNarrow = ({ width }: Upload) => (width !== null && width < MIN_COVER_WIDTH ? "narrow" : null);

/** What the client sees first: a photograph of one's own or of a hotel, and the point of it that is never cut off. */
export function CoverDialog({ journey, hotels, builder, onClose }: CoverDialogProps) {
  const { head } = journey;
  const [cover, setCover] = useState(head.cover);
  const sending = useSending(builder, null, tooNarrow);
  const { of: addressOf } = useFileAddresses();
  const own = ownPictures(journey);
  const picture = cover && measuredCover(cover, journey, addressOf);
  const send = async (files: File[]) => {
    const last = (await sending.send(files)).at(-1);
    if (last) setCover(ownCover(last));
  };
  const keep = (changed: JourneyCover | null) => {
    onClose();
    if (JSON.stringify(changed) === JSON.stringify(head.cover)) return;
    builder.edit({ kind: "set_journey", changes: { cover: changed } });
  };
  const title = inLanguage(head.title, head.language);
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={m.journeys_cover()}
      actions={
        <>
          {head.cover && (
            <Button size="work" look="caution" onClick={() => keep(null)}>
              {m.journeys_cover_none()}
            </Button>
          )}
          <Button size="work" look="quiet" onClick={onClose}>
            {m.reason_back()}
          </Button>
          <Button size="work" disabled={!cover} onClick={() => keep(cover)}>
            {m.journeys_cover_use()}
          </Button>
        </>
      }
    >
      <div className="work stack">
        <p className={styles.hint}>{m.journeys_cover_text()}</p>
        {cover && picture && (
          <FocusStage
            {...{ picture, title }}
            focus={cover.focus ?? MIDDLE}
            onFocus={(focus: Focus) => setCover({ ...cover, focus })}
          />
        )}
        <FileDrop
          sending={sending}
          onFiles={(files) => void send(files)}
          label={m.journeys_cover_send()}
          hint={m.journeys_cover_send_hint()}
        >
          <CoverChoices
            covers={own.map(ownCover)}
            {...{ journey, hotels }}
            chosen={cover && coverKey(cover)}
            onChoose={setCover}
          />
        </FileDrop>
      </div>
    </Dialog>
  );
}

const ownCover = ({ id }: NewFile): JourneyCover => ({ kind: "own", fileId: id });

/** The photographs of one's own that are wide enough, each once. */
function ownPictures({ files }: Journey): JourneyFile[] {
  const wide = files.filter((file) => !file.isRemoved && isPicture(file) && !tooNarrow(file.upload));
  return [...new Map(wide.toReversed().map((file) => [file.upload.id, file])).values()].toReversed();
}
