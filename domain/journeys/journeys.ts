import { z } from "zod";
import { Currency } from "../money/money.ts";
import { Version, whole } from "../numbers.ts";
import { coded, GivenDay, Language, line, text } from "../text.ts";
import { BlockKind, JourneyBlock, NewBlock } from "./blocks.ts";
import { JourneyCover } from "./cover.ts";
import { JourneyFile, MAX_FILES, NewFile } from "./files.ts";
import { JourneyState } from "./states.ts";

export const optionLabels = ["A", "B", "C", "D", "E"] as const;
const OptionLabel = z.enum(optionLabels);

const Words = (max: number) => z.strictObject({ pt: text(max), en: text(max) });

/** Who travels: the first name is all a proposal says of them. */
const Traveller = z.strictObject({ firstName: line(60), isChild: z.boolean() });

/** What is added to a net price, in hundredths of a percent; a kind may have a rule of its own. */
export const Markup = z.strictObject({
  usual: whole({ max: 100_000 }),
  byKind: z.partialRecord(BlockKind, whole({ max: 100_000 })),
});
export type Markup = z.infer<typeof Markup>;

/** What is said of a journey as a whole. */
export const JourneyHead = z.strictObject({
  title: Words(160).refine(({ pt, en }) => (pt + en).trim() !== ""),
  intro: Words(2_000),
  clientId: z.uuid().nullable(),
  travellers: z.array(Traveller).max(40),
  startsOn: GivenDay,
  endsOn: GivenDay,
  currency: Currency,
  language: Language,
  cover: JourneyCover.nullable(),
  colour: coded(/^#[0-9a-f]{6}$/, { max: 7 }).nullable(),
  markup: Markup.nullable(),
  /** For whoever builds it alone. */
  note: text(4_000),
});
export type JourneyHead = z.infer<typeof JourneyHead>;

const optionTexts = {
  /** To this client about this option; a copy for another one begins without it. */
  letter: Words(2_000),
  /** A line for each thing. */
  inclusions: Words(3_000),
  exclusions: Words(3_000),
  terms: Words(4_000),
};
const optionContent = { label: OptionLabel, name: Words(120), isRemoved: z.boolean() };
const unsaid = { pt: "", en: "" };

/** What was made before options had texts has none. */
export const NewOption = z.strictObject({
  id: z.uuid(),
  ...optionContent,
  letter: optionTexts.letter.default(unsaid),
  inclusions: optionTexts.inclusions.default(unsaid),
  exclusions: optionTexts.exclusions.default(unsaid),
  terms: optionTexts.terms.default(unsaid),
});
export type NewOption = z.infer<typeof NewOption>;
export const OptionChanges = z.strictObject({ ...optionContent, ...optionTexts }).partial();
export const JourneyOption = NewOption.extend({ version: Version }).meta({ id: "JourneyOption" });
export type JourneyOption = z.infer<typeof JourneyOption>;

/** A journey as its owner works on it. */
export const Journey = z
  .object({
    id: z.uuid(),
    ownerId: z.uuid(),
    state: JourneyState,
    stateNote: z.string().nullable(),
    version: Version,
    revision: Version,
    head: JourneyHead,
    options: z.array(JourneyOption),
    blocks: z.array(JourneyBlock),
    files: z.array(JourneyFile),
    chosenOptionId: z.uuid().nullable(),
    acceptedSnapshotId: z.uuid().nullable(),
    /** The latest published: what of later edits the client does not see yet. */
    published: z
      .object({ snapshotId: z.uuid(), number: z.number().int(), revision: Version, at: z.iso.datetime() })
      .nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Journey" });
export type Journey = z.infer<typeof Journey>;

/** The whole content of a journey without its history: for templates, copies and restoring. */
export const JourneyDocument = z.strictObject({
  head: JourneyHead,
  options: z.array(NewOption).max(50),
  blocks: z.array(NewBlock).max(2_000),
  files: z.array(NewFile).max(MAX_FILES).default([]),
});
export type JourneyDocument = z.infer<typeof JourneyDocument>;

/** An option of which nothing is said but its letter. */
export function emptyOption(given: Pick<NewOption, "id" | "label">): NewOption {
  return {
    ...{ name: unsaid, letter: unsaid, inclusions: unsaid, exclusions: unsaid, terms: unsaid },
    ...{ isRemoved: false, ...given },
  };
}
