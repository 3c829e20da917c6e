import { Camera, Upload as UploadIcon } from "lucide-react";
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { attachmentTypes, pictureTypes } from "#domain/journeys/files.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./files.module.css";
import { problemWords } from "./problem-words.ts";
import type { Sending } from "./use-sending.ts";

type FileDropProps = {
  sending: Sending;
  onFiles: (files: File[]) => void;
  label: string;
  hint: string;
  /** Whether papers are taken too. */
  hasPapers?: boolean;
  children?: ReactNode;
};

/** A place that takes files by button, by dropping them, by pasting and from a telephone's camera. */
export function FileDrop({ sending, onFiles, label, hint, hasPapers, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isBusy = sending.sending.length > 0;
  const take = (list: FileList | null | undefined): boolean => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    setIsOver(false);
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const shared = { type: "file", hidden: true, tabIndex: -1 } as const;
  const accept = ["image/*", ...pictureTypes, ...(hasPapers ? attachmentTypes : [])].join(",");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever does not drag has the button
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
    >
      {children}
      <div className={styles.ways}>
        <Button look="outline" size="work" isBusy={isBusy} onClick={() => input.current?.click()}>
          <UploadIcon size={15} strokeWidth={1.5} aria-hidden="true" />
          {isBusy ? m.journeys_files_sending({ count: sending.sending.length }) : label}
        </Button>
        <Button
          look="outline"
          size="work"
          className={styles.camera}
          disabled={isBusy}
          onClick={() => camera.current?.click()}
        >
          <Camera size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.journeys_files_camera()}
        </Button>
        <span className={styles.hint}>{hint}</span>
      </div>
      <input
        {...shared}
        ref={input}
        accept={accept}
        multiple
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
      <input
        {...shared}
        ref={camera}
        accept="image/*"
        capture="environment"
        aria-label={m.journeys_files_camera()}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
      {sending.failed.map((one) => (
        <Notice key={one.key} tone="bad">
          {problemWords(one)}{" "}
          {one.problem === "away" && (
            <Button look="quiet" size="small" onClick={() => void sending.retry(one)}>
              {m.journeys_files_again()}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => sending.dismiss(one.key)}>
            {m.close()}
          </Button>
        </Notice>
      ))}
    </div>
  );
}
