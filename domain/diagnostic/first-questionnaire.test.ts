import { expect, test } from "vitest";
import { firstQuestionnaire } from "#database/seed/house/questionnaire/first-questionnaire.ts";
import { readMessages } from "../../messages/read-messages.ts";

const steps = firstQuestionnaire.dimensions.flatMap(({ actions }) => actions);

test("a plan names no page of the portal: whoever answers as a visitor has none", () => {
  const said = steps.map(({ title, note }) => [title, note].map((text) => `${text.pt} ${text.en}`).join(" "));
  const portal =
    /\b(?:portal|Ganhos|Earnings|Materiais|Materials|Marketing|Minhas Jornadas|My Journeys|Jornada PDI)\b/;
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((text) => portal.test(text))).toEqual([]);
});

test("a step closes itself only by what it asks for: no publication shows that a fee was charged", () => {
  const proofs = steps.flatMap(({ key, proof }) => (proof ? [`${key}: ${proof.fact}, ${proof.times}`] : []));
  expect(proofs.sort()).toEqual([
    "accepted: proposal_accepted, 2",
    "after_call: checkpoint_done, 2",
    "profile: profile_completed, 1",
    "publish: journey_published, 1",
    "refer: referral_moved, 1",
  ]);
});

test("what leads to the diagnostic promises no other number of questions than it asks at most", () => {
  const messages = readMessages(`${import.meta.dirname}/../../messages`);
  const numbered = /\b(?:24|vinte e quatro|twenty-four)\b[^.]*(?:perguntas|questions)/i;
  expect(messages.filter(({ texts }) => numbered.test(texts.pt) || numbered.test(texts.en))).toEqual([]);
  const lead = messages.find(({ key }) => key === "diagnostic_lead")!.texts;
  expect([lead.pt, lead.en]).toEqual([
    expect.stringMatching(/^Até \{questions\} /),
    expect.stringMatching(/^Up to \{questions\} /),
  ]);
});
