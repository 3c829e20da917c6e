import { ArrowLeft, ArrowRight, FileText, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { FileContent, JourneyFile } from "#domain/journeys/files.ts";
import { filesOf, isPicture } from "#domain/journeys/files.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import type { Builder } from "../builder-store.ts";
import { useFileAddresses } from "./file-addresses.tsx";
import { FileDrop } from "./file-drop.tsx";
import { stepFile } from "./file-steps.ts";
import styles from "./files.module.css";
import { useSending } from "./use-sending.ts";

type BlockFilesProps = { journey: Journey; blockId: string; builder: Builder };

/** The photographs and papers of a block: each change shows at once and is saved by itself. */
export function BlockFiles({ journey, blockId, builder }: BlockFilesProps) {
  const sending = useSending(builder, blockId);
  const files = filesOf(journey.files, blockId);
  const pictures = files.filter(isPicture);
  const papers = files.filter((file) => !isPicture(file));
  const set = (fileId: string, changes: Partial<FileContent>) =>
    builder.edit({ kind: "set_files", edits: [{ fileId, changes }] });
  const step = (file: JourneyFile, by: 1 | -1) => {
    const position = stepFile(pictures, file, by);
    if (position) set(file.id, { position });
  };
  return (
    <FileDrop
      sending={sending}
      onFiles={(some) => void sending.send(some)}
      label={m.journeys_files_send()}
      hint={m.journeys_files_hint()}
      hasPapers
    >
      {pictures.length > 0 && (
        <ol className={styles.pictures} aria-label={m.journeys_files_pictures()}>
          {pictures.map((file, at) => (
            <PictureCard
              key={file.id}
              file={file}
              language={journey.head.language}
              isFirst={at === 0}
              isLast={at === pictures.length - 1}
              onStep={(by) => step(file, by)}
              onCaption={(caption) => set(file.id, { caption })}
              onRemove={() => set(file.id, { isRemoved: true })}
            />
          ))}
        </ol>
      )}
      {papers.length > 0 && (
        <ul className={styles.papers} aria-label={m.journeys_files_papers()}>
          {papers.map((file) => (
            <Paper
              key={file.id}
              file={file}
              onAudience={(audience) => set(file.id, { audience })}
              onRemove={() => set(file.id, { isRemoved: true })}
            />
          ))}
        </ul>
      )}
    </FileDrop>
  );
}

type PictureCardProps = {
  file: JourneyFile;
  language: Journey["head"]["language"];
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
  onCaption: (caption: FileContent["caption"]) => void;
  onRemove: () => void;
};

function PictureCard({ file, language, isFirst, isLast, onStep, onCaption, onRemove }: PictureCardProps) {
  const { upload, caption } = file;
  const address = useFileAddresses().of(upload.id);
  const name = inLanguage(caption, language) || upload.name;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (!by) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <li onKeyDown={onKeyDown}>
      <span className={styles.plate}>
        {address && <img src={address.small} width={upload.width!} height={upload.height!} alt="" />}
        {isFirst && <span className={styles.opens}>{m.journeys_files_opens()}</span>}
      </span>
      <Caption
        label={m.journeys_files_caption_of({ name: upload.name })}
        value={caption[language]}
        onSave={(text) => onCaption({ ...caption, [language]: text })}
      />
      <span className={styles.cardWays}>
        <IconButton label={m.journeys_files_before({ name })} isDisabled={isFirst} onClick={() => onStep(-1)}>
          <ArrowLeft size={15} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton label={m.journeys_files_after({ name })} isDisabled={isLast} onClick={() => onStep(1)}>
          <ArrowRight size={15} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton label={m.journeys_files_remove({ name })} onClick={onRemove}>
          <X size={15} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

type CaptionProps = { label: string; value: string; onSave: (text: string) => void };

/** What is written below a picture; saved where it is left, also by closing what it stands in. */
function Caption({ label, value, onSave }: CaptionProps) {
  const [typed, setTyped] = useState<string>();
  const latest = useRef({ typed, value, onSave });
  useEffect(() => {
    latest.current = { typed, value, onSave };
  });
  const save = () => {
    const { typed: text, value: before, onSave: keep } = latest.current;
    if (text !== undefined && text.trim() !== before) keep(text.trim());
    setTyped(undefined);
  };
  useEffect(
    () => () => {
      const { typed: text, value: before, onSave: keep } = latest.current;
      if (text !== undefined && text.trim() !== before) keep(text.trim());
    },
    [],
  );
  return (
    <input
      className={styles.caption}
      aria-label={label}
      placeholder={m.journeys_files_caption()}
      maxLength={300}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // The form around it is not done with.
        event.preventDefault();
        save();
      }}
    />
  );
}

type PaperProps = {
  file: JourneyFile;
  onAudience: (audience: FileContent["audience"]) => void;
  onRemove: () => void;
};

function Paper({ file: { upload, audience }, onAudience, onRemove }: PaperProps) {
  const address = useFileAddresses().of(upload.id);
  return (
    <li>
      <FileText size={16} strokeWidth={1.5} aria-hidden="true" />
      <span className={styles.paperName}>
        {address ? (
          <a href={address.large} download={upload.name}>
            {upload.name}
          </a>
        ) : (
          upload.name
        )}
        <span>
          {audience === "client" ? m.journeys_files_for_client() : m.journeys_files_internal()},{" "}
          {m.journeys_files_size({ size: Math.ceil(upload.bytes / 1_000) })}
        </span>
      </span>
      <Checkbox
        label={m.journeys_files_to_client()}
        aria-label={m.journeys_files_to_client_of({ name: upload.name })}
        checked={audience === "client"}
        onChange={(event) => onAudience(event.currentTarget.checked ? "client" : "internal")}
      />
      <IconButton label={m.journeys_files_remove({ name: upload.name })} onClick={onRemove}>
        <X size={15} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

type IconButtonProps = {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
};

function IconButton({ label, isDisabled = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={iconButtonStyles.iconButton}
      data-slot="icon-button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
