import { readFile } from "node:fs/promises";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { type NewFile, newFile } from "#domain/journeys/files.ts";
import { ranksAfter } from "#domain/journeys/ranks.ts";
import type { Deps } from "../deps.ts";
import { keepUpload } from "../journeys/files/keep-upload.ts";
import { editJourney } from "../journeys/operations/edit-journey.ts";
import { writePdf } from "../materials/demo/write-pdf.ts";
import { findOriginal } from "../site/share-images/art-originals.ts";

type Where = { journeyId: string; ownerId: string; blockIds: string[]; key: string };
type Given = { name: string; content: Uint8Array; caption: NewFile["caption"] };

/**
 * What an advisor sends of their own for an item, wherever it stands: two photographs with what they show, and a paper
 * that stays with them. It goes the way that everybody's files go.
 */
export async function plantFiles(deps: Deps, { journeyId, ownerId, blockIds, key }: Where): Promise<void> {
  const ranks = ranksAfter(null, 3);
  const files: NewFile[] = [];
  for (const [at, given] of (await contents()).entries()) {
    const { name, content, caption } = given;
    const upload = await keepUpload(deps, { journeyId, ownerId, name, content: streamOf(content) });
    for (const blockId of blockIds) {
      const id = demoId(`${key}/file-${at}-${blockId}`);
      files.push({ ...newFile({ id, upload, blockId, position: ranks[at]! }), caption });
    }
  }
  const operation = { kind: "add_files" as const, id: demoId(`${key}/files`), files };
  await editJourney(deps, { journeyId, ownerId, operation });
}

async function contents(): Promise<Given[]> {
  const original = (name: string) => readFile(findOriginal(name).path);
  const none = { pt: "", en: "" };
  return [
    {
      ...{ name: "Oficina.jpg", content: await original("texture-zellige") },
      caption: { pt: "Os azulejos que ela restaura", en: "The tiles she restores" },
    },
    {
      ...{ name: "Pátio.jpg", content: await original("lilamonde-courtyard") },
      caption: { pt: "O pátio onde a caminhada termina", en: "The courtyard where the walk ends" },
    },
    {
      ...{ name: "Orçamento da guia.pdf", caption: none },
      content: writePdf([{ title: "Orçamento", lines: ["Lisboa a pé: 260 euros, quatro pessoas."] }]),
    },
  ];
}

function streamOf(content: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(content)]).stream();
}
