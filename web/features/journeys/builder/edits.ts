import { applyOperation } from "#domain/journeys/apply-operation.ts";
import type { BlockContent, NewBlock } from "#domain/journeys/blocks.ts";
import { blocksToPark } from "#domain/journeys/days.ts";
import type { FileContent, NewFile } from "#domain/journeys/files.ts";
import type { Journey, JourneyHead, JourneyOption, NewOption } from "#domain/journeys/journeys.ts";
import { standingOptions } from "#domain/journeys/make-snapshot.ts";
import { mergeChanges } from "#domain/journeys/merge-changes.ts";
import type { Operation } from "#domain/journeys/operations.ts";
import { hasRates } from "#domain/journeys/prices.ts";

/** What somebody does to a journey, before it is aimed at a version. */
export type Edit =
  | { kind: "set_journey"; changes: Partial<JourneyHead> }
  | { kind: "add_option"; option: NewOption; blocks: NewBlock[] }
  | { kind: "set_option"; optionId: string; changes: Partial<Omit<JourneyOption, "id" | "version">> }
  | { kind: "add_blocks"; blocks: NewBlock[] }
  | { kind: "set_blocks"; edits: { blockId: string; changes: Partial<BlockContent> }[] }
  | { kind: "order_options"; order: { optionId: string }[] }
  | { kind: "add_files"; files: NewFile[] }
  | { kind: "set_files"; edits: { fileId: string; changes: Partial<FileContent> }[] };

/** An edit as it is sent: with an id of its own, aimed at what is seen. */
export function toOperation(journey: Journey, edit: Edit): Operation {
  return aim(journey, { ...edit, id: crypto.randomUUID() } as Operation);
}

/** An edit aimed at the versions that are seen now. */
export function aim(journey: Journey, operation: Operation): Operation {
  switch (operation.kind) {
    case "set_journey":
      return { ...operation, version: journey.version };
    case "set_option": {
      const option = journey.options.find(({ id }) => id === operation.optionId);
      return { ...operation, version: option?.version ?? 0 };
    }
    case "set_blocks": {
      const versions = new Map(journey.blocks.map(({ id, version }) => [id, version]));
      const edits = operation.edits.map((edit) => ({ ...edit, version: versions.get(edit.blockId) ?? 0 }));
      return { ...operation, edits };
    }
    case "order_options": {
      const versions = new Map(journey.options.map(({ id, version }) => [id, version]));
      const order = operation.order.map(({ optionId }) => ({
        ...{ optionId, version: versions.get(optionId) ?? 0 },
      }));
      return { ...operation, order };
    }
    case "set_files": {
      const versions = new Map(journey.files.map(({ id, version }) => [id, version]));
      const edits = operation.edits.map((edit) => ({ ...edit, version: versions.get(edit.fileId) ?? 0 }));
      return { ...operation, edits };
    }
    default:
      return operation;
  }
}

/** A journey with an edit carried out that the server has not seen yet; one that cannot be changes nothing. */
export function foresee(journey: Journey, operation: Operation): Journey {
  const editable = { ...journey, blockCount: journey.blocks.length };
  const outcome = applyOperation(editable, aim(journey, operation));
  return "changes" in outcome ? mergeChanges(journey, outcome.changes) : journey;
}

/** What takes an edit back, made before it is carried out; blocks that dates park come back to their days, rates to their currency. */
export function inverseOf(journey: Journey, edit: Edit): Edit[] {
  switch (edit.kind) {
    case "add_blocks":
      return [removal(edit.blocks)];
    case "add_option":
      return [{ kind: "set_option", optionId: edit.option.id, changes: { isRemoved: true } }];
    case "set_option": {
      const option = journey.options.find(({ id }) => id === edit.optionId);
      return option ? [{ ...edit, changes: former(option, edit.changes) }] : [];
    }
    case "set_blocks":
      return [{ kind: "set_blocks", edits: edit.edits.flatMap((one) => formerEdit(journey, one)) }];
    case "order_options":
      return [{ kind: "order_options", order: standingOptions(journey).map(({ id }) => ({ optionId: id })) }];
    case "add_files":
      return [
        {
          kind: "set_files",
          edits: edit.files.map(({ id }) => ({ fileId: id, changes: { isRemoved: true } })),
        },
      ];
    case "set_files": {
      const edits = edit.edits.flatMap(({ fileId, changes }) => {
        const file = journey.files.find(({ id }) => id === fileId);
        return file ? [{ fileId, changes: former(file, changes) }] : [];
      });
      return [{ kind: "set_files", edits }];
    }
    case "set_journey": {
      const back: Edit = { kind: "set_journey", changes: former(journey.head, edit.changes) };
      const head = { ...journey.head, ...edit.changes };
      const parked = new Set(blocksToPark(journey.blocks, head));
      const isOther = head.currency !== journey.head.currency;
      const edits = journey.blocks.flatMap((block) => {
        const { id, day, net, sell } = block;
        const isRated = isOther && hasRates(block);
        if (!parked.has(block) && !isRated) return [];
        return [
          { blockId: id, changes: { ...(parked.has(block) && { day }), ...(isRated && { net, sell }) } },
        ];
      });
      return edits.length > 0 ? [back, { kind: "set_blocks", edits }] : [back];
    }
  }
}

function removal(blocks: readonly NewBlock[]): Edit {
  return {
    kind: "set_blocks",
    edits: blocks.map(({ id }) => ({ blockId: id, changes: { isRemoved: true } })),
  };
}

function formerEdit(
  journey: Journey,
  { blockId, changes }: { blockId: string; changes: Partial<BlockContent> },
) {
  const block = journey.blocks.find(({ id }) => id === blockId);
  return block ? [{ blockId, changes: former(block, changes) }] : [];
}

function former<T extends object, C extends Partial<T>>(thing: T, changes: C): C {
  const fields = Object.keys(changes) as (keyof T)[];
  return Object.fromEntries(fields.map((field) => [field, thing[field]])) as C;
}
