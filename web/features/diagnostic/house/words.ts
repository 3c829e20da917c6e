import type { ContentFault, Proof } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";

/** What keeps a draft from being published, in words, each with the part it is about. */
export const faultNames: Record<ContentFault["fault"], (part: { at: string }) => string> = {
  question_unreachable: m.diagnostic_fault_unreachable,
  weight_zero: m.diagnostic_fault_weight,
  dimension_empty: m.diagnostic_fault_empty,
  dimension_unknown: m.diagnostic_fault_unknown,
  options_few: m.diagnostic_fault_few,
  options_flat: m.diagnostic_fault_flat,
  levels_incomplete: m.diagnostic_fault_levels,
  actions_missing: m.diagnostic_fault_actions,
  words_missing: m.diagnostic_fault_words,
  key_twice: m.diagnostic_fault_twice,
};

/** What in the portal shows that an action was done. */
export const proofNames: Record<Proof["fact"], () => string> = {
  profile_completed: m.diagnostic_proof_profile,
  journey_published: m.diagnostic_proof_published,
  proposal_accepted: m.diagnostic_proof_accepted,
  stay_completed: m.diagnostic_proof_stay,
  checkpoint_done: m.diagnostic_proof_checkpoint,
  referral_moved: m.diagnostic_proof_referral,
};
