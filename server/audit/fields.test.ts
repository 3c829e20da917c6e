import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ZodType, z } from "zod";
import { Activity, NewActivity } from "#domain/activities/activities.ts";
import { NewAppointment, NewEvent } from "#domain/events/events.ts";
import { NewQuestion, Question } from "#domain/faq/questions.ts";
import { HeroLook } from "#domain/heroes/hero-desk.ts";
import { ContractTerms } from "#domain/hotels/contracts.ts";
import { HotelChange } from "#domain/hotels/houses.ts";
import { HotelSheet } from "#domain/hotels/sheets.ts";
import { DeskCampaign, NewCampaign } from "#domain/marketing/campaigns.ts";
import { Withholdings } from "#domain/payouts/payouts.ts";
import { Incident, NewIncident } from "#domain/privacy/privacy-desk.ts";
import { HotelRate, Review } from "#domain/products/products.ts";
import { AgencyEdit } from "#domain/profile/profile.ts";
import { Settings } from "#domain/settings/settings.ts";
import { NewLadder, NewRuleSet } from "#domain/tiers/versions.ts";
import { TrainingContent } from "#domain/trainings/trainings.ts";
import { DeskUpdate, UpdateDraft } from "#domain/updates/update-desk.ts";
import { NewUpdate } from "#domain/updates/updates.ts";
import { findAuditFields } from "#testing/find-audit-fields.ts";
import { fieldWords } from "./words.ts";

const own = (...fields: string[]) => z.object(Object.fromEntries(fields.map((field) => [field, z.string()])));

/** Where a writer keeps more on record than its source names: the shapes of what it keeps. */
const shapes: Record<string, ZodType[]> = {
  "server/activities/correct-activity.ts": [Activity, NewActivity],
  "server/activities/record-activity.ts": [NewActivity],
  "server/audit/revert-entry.ts": [],
  "server/commissions/move-commission.ts": [],
  "server/diagnostic/questionnaires/edit-questionnaire.ts": [own("copyOf", "number")],
  "server/events/desk/doors.ts": [NewAppointment],
  "server/events/desk/write-event.ts": [NewEvent],
  "server/faq/register/add-question.ts": [NewQuestion],
  "server/faq/register/change-question.ts": [Question],
  "server/heroes/desk/change-hero.ts": [HeroLook, own("state", "position", "page")],
  "server/heroes/desk/write-draft.ts": [HeroLook],
  "server/hotels/contracts/write-contract.ts": [ContractTerms],
  "server/hotels/houses/change-hotel.ts": [HotelChange],
  "server/hotels/houses/sheet.ts": [HotelSheet],
  "server/marketing/campaigns/write-campaign.ts": [NewCampaign, DeskCampaign],
  "server/payouts/batches/change-withholdings.ts": [Withholdings],
  "server/payouts/change-details.ts": [own("kind", "key")],
  "server/people/change-status.ts": [],
  "server/privacy/desk/write-desk.ts": [NewIncident, Incident],
  "server/products/consent/house-offers.ts": [HotelRate],
  "server/products/review/review-product.ts": [Review],
  "server/profile/keep-agency.ts": [AgencyEdit],
  "server/reputation/versions/publish-rules.ts": [NewRuleSet],
  "server/settings/change-settings.ts": [Settings],
  "server/tiers/versions/publish-ladder.ts": [NewLadder],
  "server/trainings/desk/write-training.ts": [TrainingContent, own("content", "hotelId", "state")],
  "server/updates/desk/write-update.ts": [UpdateDraft, DeskUpdate],
  "server/updates/publish-update.ts": [NewUpdate],
};

function fieldsOf(shape: ZodType): string[] {
  const walk = (schema: unknown): string[] => {
    if (schema === null || typeof schema !== "object") return [];
    const { properties = {} } = schema as { properties?: object };
    return [...Object.keys(properties), ...Object.values(schema).flatMap(walk)];
  };
  return walk(z.toJSONSchema(shape, { unrepresentable: "any", io: "input" }));
}

const writers = globSync("server/**/*.ts", { exclude: ["**/*.test.ts", "**/testing/**"] })
  .map((file) => ({ file, source: readFileSync(file, "utf8") }))
  .filter(({ file, source }) => source.includes("writeAudit(") && file !== "server/audit/write-audit.ts");

test("every field that is put on record has its words in both languages", () => {
  expect(writers.length).toBeGreaterThan(90);
  const fields = new Set(Object.values(shapes).flat().flatMap(fieldsOf));
  const untold: string[] = [];
  for (const { file, source } of writers) {
    const found = findAuditFields(file, source);
    for (const field of found.fields) fields.add(field);
    if (found.unread.size > 0 && !shapes[file]) untold.push(`${file}: ${[...found.unread].join("; ")}`);
  }
  expect(untold).toEqual([]);
  const bare = (field: string) =>
    field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");
  expect([...fields].filter((field) => fieldWords(field).pt === bare(field)).toSorted()).toEqual([]);
});

test("a place in a record is told part by part, and entries of lists by their number", () => {
  expect(fieldWords("perks.0.name.en")).toEqual({
    pt: "Benefícios, 1, Nome, em inglês",
    en: "Perks, 1, Name, in English",
  });
});

test("what a source puts on record is found wherever it is written", () => {
  const source = `
    const before = { kept: 1, ...rest() };
    await writeAudit(tx, { ...{ actorId, before }, ...(isIt && { after: { one, two: { three: 3 }, ...told } }) });`;
  const { fields, unread } = findAuditFields("a.ts", source);
  expect([...fields].toSorted()).toEqual(["kept", "one", "three", "two"]);
  expect([...unread].toSorted()).toEqual(["rest()", "told"]);
});
