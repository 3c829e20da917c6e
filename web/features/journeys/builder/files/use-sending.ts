import { useState } from "react";
import {
  filesOf,
  isPicture,
  MAX_ATTACHMENTS,
  MAX_PICTURES,
  type NewFile,
  newFile,
  type Upload,
} from "#domain/journeys/files.ts";
import { rankBetween } from "#domain/journeys/ranks.ts";
import type { Builder } from "../builder-store.ts";
import { useFileAddresses } from "./file-addresses.tsx";
import { type SendProblem, sendFile } from "./send-file.ts";

/** A file that did not arrive; it is kept here, to be tried again. */
export type Failed = { key: string; file: File; problem: SendProblem };
/** Says of what arrived why it is not what is wanted here; null where it is. */
type Judge = (upload: Upload) => SendProblem | null;

const anything: Judge = () => null;

/** Sends files one after the other and puts each at the end of a block, or with the whole; what fails stays in sight. */
export function useSending(builder: Builder, blockId: string | null, judge = anything) {
  const [sending, setSending] = useState<string[]>([]);
  const [failed, setFailed] = useState<Failed[]>([]);
  const { remember } = useFileAddresses();
  const { id: journeyId } = builder.read().journey;

  async function sendOne(file: File): Promise<{ file: NewFile } | { problem: SendProblem }> {
    const sent = await sendFile(journeyId, file);
    if ("problem" in sent) return sent;
    const { upload, content } = sent;
    const problem = isFull(builder, upload) ? "full" : judge(upload);
    if (problem) return { problem };
    if (upload.width !== null) remember(upload.id, content);
    const last = filesOf(builder.read().journey.files, blockId).at(-1);
    const position = rankBetween(last?.position ?? null, null);
    const added = newFile({ id: crypto.randomUUID(), upload, blockId, position });
    builder.edit({ kind: "add_files", files: [added] });
    return { file: added };
  }
  async function send(files: readonly File[]): Promise<NewFile[]> {
    const arrived: NewFile[] = [];
    setSending((before) => [...before, ...files.map(({ name }) => name)]);
    for (const file of files) {
      const outcome = await sendOne(file);
      setSending(([_, ...rest]) => rest);
      if ("file" in outcome) arrived.push(outcome.file);
      else {
        const { problem } = outcome;
        setFailed((before) => [...before, { key: crypto.randomUUID(), file, problem }]);
      }
    }
    return arrived;
  }
  const dismiss = (key: string) => setFailed((before) => before.filter((one) => one.key !== key));
  const retry = ({ key, file }: Failed) => {
    dismiss(key);
    return send([file]);
  };
  return { sending, failed, send, retry, dismiss };
}

export type Sending = ReturnType<typeof useSending>;

/** Whether there is no room for one more; the server judges again. */
function isFull(builder: Builder, upload: Upload): boolean {
  const { files } = builder.read().journey;
  const wanted = upload.width !== null;
  const standing = files.filter((file) => !file.isRemoved && isPicture(file) === wanted);
  const count = new Set(standing.map((file) => file.upload.id)).size;
  return count >= (wanted ? MAX_PICTURES : MAX_ATTACHMENTS);
}
