import { z } from "zod";
import { Role } from "../accounts/roles.ts";
import { DateKind } from "../bookings/dates.ts";
import { BookingSide } from "../bookings/states.ts";
import { stepKinds } from "../bookings/steps.ts";
import { commissionActors, commissionStates } from "../commissions/states.ts";
import { Currency, Rate } from "../money/money.ts";
import { SummedUnits } from "../numbers.ts";

const id = z.uuid();
const booking = {
  bookingId: id,
  /** Null where a member answers, who offers the product. */
  hotelId: id.nullable(),
  ownerId: id,
  journeyId: id.nullable(),
  blockId: id.nullable(),
  /** Said of products alone: which, who offers it where that is a member, and whether a visitor asks. */
  product: z
    .object({ productId: id.nullable(), supplierId: id.nullable(), isVisitors: z.boolean() })
    .optional(),
};
const agreement = {
  currency: Currency,
  total: SummedUnits,
  commission: SummedUnits,
  contractId: id.nullable(),
};
const stay = { ...booking, ...agreement };
// A stay that has ended says when, and what the house held its currency to be worth in reais that month, if anything:
// points come of that rate for good, whatever is typed later. Facts of before say neither.
const endedStay = { ...stay, checkOut: z.iso.date().optional(), houseRate: Rate.optional() };

const commission = { commissionId: id, bookingId: id, hotelId: id.nullable(), ownerId: id };

/**
 * Everything that can happen in the house and that others score, tell or count, with what each needs to know of it.
 * A fact holds ids and figures, never a client's name: it is kept for good.
 */
export const factShapes = {
  /** Somebody proved their address and waits for a decision. */
  account_waiting: z.object({ userId: id }),
  /** Somebody came in, by approval or invitation. */
  account_welcomed: z.object({ userId: id, role: Role }),
  /**
   * Somebody lost what they could do: their account is not active or has another role, or, where a hotel is named,
   * they no longer own it. What they gave out by that right ends with it.
   */
  right_ended: z.object({ userId: id, hotelId: id.nullable() }),
  /** The bearer of an expired invitation asks for another. */
  renewal_asked: z.object({ inviteId: id }),
  /** A journey was shown to its client, for the first time or anew. */
  journey_published: z.object({ journeyId: id, ownerId: id, snapshotId: id, number: z.number().int() }),
  /** A client opened a proposal by its link, for the first time. */
  proposal_opened: z.object({ journeyId: id, ownerId: id, snapshotId: id }),
  proposal_commented: z.object({ journeyId: id, ownerId: id, commentId: id }),
  /** A client leans to an option; it binds nobody. */
  proposal_chosen: z.object({ journeyId: id, ownerId: id, snapshotId: id, optionId: id }),
  /** A client took an option, by the link or by their advisor's word. */
  proposal_accepted: z.object({ journeyId: id, ownerId: id, snapshotId: id, optionId: id }),
  /** What a client approved on the page is asked of a hotel for the first time; a copy of a journey says nothing. */
  proposal_booked: z.object({ journeyId: id, ownerId: id, clientId: id.nullable(), optionId: id }),
  proposal_declined: z.object({ journeyId: id, ownerId: id, snapshotId: id }),
  journey_booked: z.object({ journeyId: id, ownerId: id }),
  /** A stay of a booked journey fell through: it is to be booked again. */
  journey_unbooked: z.object({ journeyId: id, ownerId: id }),
  journey_started: z.object({ journeyId: id, ownerId: id }),
  journey_completed: z.object({ journeyId: id, ownerId: id }),
  journey_cancelled: z.object({ journeyId: id, ownerId: id }),
  /** An agency asks somebody who sells to join it, or lets one of its people keep another part of what they sell. */
  colleague_asked: z.object({ agencyId: id, colleagueId: id }),
  colleague_split: z.object({ agencyId: id, colleagueId: id, points: z.number().int() }),
  /** A hotel says who is on duty, and so who is mailed its requests, otherwise than before. */
  hotel_contacts_changed: z.object({ hotelId: id }),
  /** So many scores are not what their statements come to. */
  scores_differed: z.object({ count: z.number().int() }),
  /** A client went over to a colleague, or two entries of one became one. */
  client_handed_over: z.object({ clientId: id, fromId: id, toId: id }),
  clients_merged: z.object({ clientId: id, otherId: id, ownerId: id }),
  /** A client is forgotten: whoever keeps their name lets it go. */
  client_forgotten: z.object({ clientId: id, ownerId: id }),
  /** A hotel sent a version of a material, which waits for review. */
  material_sent: z.object({ materialId: id, versionId: id, hotelId: id }),
  material_returned: z.object({ materialId: id, versionId: id, hotelId: id }),
  material_published: z.object({ materialId: id, versionId: id, hotelId: id }),
  /** A newer version of the slot has opened. */
  material_superseded: z.object({ materialId: id, versionId: id }),
  /** Somebody who sells a hotel misses a piece of its kit. */
  material_asked: z.object({ requestId: id, hotelId: id }),
  /** The tiers that see campaigns early see this one. */
  campaign_previewed: z.object({ campaignId: id }),
  /** A campaign is open to everybody who sells. */
  campaign_opened: z.object({ campaignId: id }),
  /** A campaign was taken back; those who gave its link away hear why. */
  campaign_withdrawn: z.object({ campaignId: id }),
  /** Somebody wrote, began the diagnostic or asked for an offer by a member's link. */
  lead_received: z.object({
    ...{ linkId: id, ownerId: id, campaignId: id },
    ...{ messageId: id.optional(), diagnosticId: id.optional() },
    ...{ storeLeadId: id.optional(), bookingId: id.optional() },
  }),
  /** A stay was asked of a hotel, or registered for it to affirm. */
  booking_sent: z.object(booking),
  /** One side did or said something that the other should know. */
  booking_stepped: z.object({ ...booking, step: z.enum([...stepKinds, "file"]), by: BookingSide }),
  /** A stay is agreed, for the first time: its commission is expected from now on. */
  booking_accepted: z.object(stay),
  /** What was agreed is another now. */
  booking_changed: z.object(stay),
  booking_cancelled: z.object({ ...booking, by: BookingSide }),
  booking_no_show: z.object(booking),
  /** Half of a hotel's time for an answer is over, or all of it. */
  booking_half: z.object(booking),
  booking_late: z.object(booking),
  /** An option ends within this many days, or has ended. */
  option_ending: z.object({ ...booking, days: z.number().int() }),
  booking_lapsed: z.object(booking),
  /** A date that costs money if it passes unseen comes within this many days. */
  date_near: z.object({ ...booking, date: DateKind, days: z.number().int() }),
  /** The guests have left. */
  stay_completed: z.object(endedStay),
  /** What a hotel owes for a stay went from one state to another, by one of its sides. */
  commission_moved: z.object({
    ...commission,
    from: z.enum(commissionStates),
    to: z.enum(commissionStates),
    by: z.enum(commissionActors),
    /** Whoever is owed claimed more than the hotel fixed, and the house found that it is not more. */
    isClaimLost: z.boolean().optional(),
    /** The house said that it came to another amount. */
    isCorrected: z.boolean().optional(),
  }),
  /** A hotel says that it has paid to the house: finance looks for it. */
  commission_declared: z.object({ hotelId: id, declarationId: id, commissionIds: z.array(id) }),
  /** The day of a commission has passed, and it is still awaited. */
  commission_overdue: z.object({ ...commission, dueOn: z.iso.date() }),
  /** Somebody who is owed money said where they are paid, or changed it. */
  payout_details_changed: z.object({ userId: id }),
  /** A batch of payouts waits for a second administrator. */
  payout_prepared: z.object({ batchId: id, preparedBy: id }),
  /** The rate of a payout is fixed: its payee is asked for an invoice in reais. */
  payout_asked: z.object({ batchId: id, payoutId: id, payeeId: id }),
  /** The invoice came: whoever prepared the batch looks at it. */
  payout_invoiced: z.object({ batchId: id, payoutId: id, preparedBy: id }),
  /** A payee was taken out of a batch before it was approved. */
  payout_taken_out: z.object({ batchId: id, payoutId: id, payeeId: id }),
  /** What somebody was owed was paid to them, or came back after it had left. */
  payout_settled: z.object({ batchId: id, payoutId: id, payeeId: id }),
  payout_reversed: z.object({ batchId: id, payoutId: id, payeeId: id }),
  /** A payee's month, or what a hotel is late with, may be read by them. */
  statement_released: z.object({ statementId: id, statement: z.enum(["payee", "hotel"]), subjectId: id }),
  /** Something was done for a journey; whether on its day at the latest. */
  checkpoint_done: z.object({
    checkpointId: id,
    ownerId: id,
    journeyId: id.nullable(),
    isOnTime: z.boolean(),
  }),
  /** A morning on which somebody has something to do, or has not done it. */
  checkpoints_due: z.object({ ownerId: id, due: z.number().int(), overdue: z.number().int() }),
  /** Nothing is missing of what makes a profile useful to others. */
  profile_completed: z.object({ userId: id }),
  /** Somebody does not agree with an entry of their statement, and what was decided. */
  reputation_appealed: z.object({ appealId: id, userId: id }),
  appeal_decided: z.object({ appealId: id, userId: id, isGranted: z.boolean() }),
  /** Somebody is on another step of the ladder, or was told that they will be when the quarter ends. */
  tier_moved: z.object({ userId: id, from: z.string(), to: z.string(), isUp: z.boolean() }),
  tier_warned: z.object({ userId: id, tier: z.string(), quarterEndsOn: z.iso.date() }),
  /** A product waits for the house's word, or has it. */
  product_sent: z.object({ productId: id }),
  product_reviewed: z.object({
    productId: id,
    to: z.enum(["changes_requested", "rejected", "published", "closed"]),
  }),
  /** A product rests, since the public rate of the hotel it names rose above its price. */
  product_rested: z.object({ productId: id }),
  /** A hotel is named by somebody else's product and asked whether it agrees; what it said. */
  consent_asked: z.object({ productId: id, hotelId: id }),
  consent_answered: z.object({ productId: id, isGiven: z.boolean() }),
  /** What became of something that members asked for. */
  request_moved: z.object({
    requestId: id,
    authorId: id.nullable(),
    to: z.enum(["planned", "in_progress", "shipped", "declined"]),
  }),
  /** A member knows a hotel that the collection should have. */
  referral_sent: z.object({ referralId: id, ownerId: id }),
  /** What became of a hotel that a member referred. */
  referral_moved: z.object({
    referralId: id,
    ownerId: id.nullable(),
    to: z.enum(["in_conversation", "qualified", "signed", "declined"]),
  }),
  /** Soon nobody has the hotel any more, unless something happens. */
  claim_ending: z.object({ referralId: id, ownerId: id, endsOn: z.iso.date() }),
  /** Somebody gave the last answer of a diagnostic; a visitor has no account. */
  diagnostic_finished: z.object({ diagnosticId: id, userId: id.nullable() }),
  /** Ninety days after a member's result: it is time to look again. */
  diagnostic_retest_due: z.object({ diagnosticId: id, userId: id }),
  /** Somebody passed a hotel's training, or one of the house's, and holds its certificate. */
  training_passed: z.object({ trainingId: id, certificateId: id, userId: id, hotelId: id.nullable() }),
  /** A certificate ends soon, and the quiz that renews it is open. */
  certificate_ending: z.object({ certificateId: id, trainingId: id, userId: id, endsOn: z.iso.date() }),
  /** The hour of a post has come: it is published without anybody's hand. */
  post_published: z.object({ postId: id, authorId: id.nullable() }),
  /** Somebody said something on the timeline, or answered it. */
  timeline_posted: z.object({ postId: id, authorId: id }),
  timeline_commented: z.object({ postId: id, commentId: id, authorId: id }),
  /** Somebody finds something wrong with what was said, and what was decided about it. */
  timeline_reported: z.object({
    reportId: id,
    postId: id,
    commentId: id.nullable(),
    authorId: id,
    isHeld: z.boolean(),
  }),
  timeline_report_decided: z.object({ reportId: id, decision: z.enum(["kept", "removed", "withdrawn"]) }),
  timeline_removed: z.object({ removalId: id, authorId: id }),
  timeline_appealed: z.object({ removalId: id, authorId: id }),
  timeline_appeal_decided: z.object({ removalId: id, authorId: id, isRestored: z.boolean() }),
  /** Somebody wrote to a seller by their store. */
  store_contacted: z.object({ storeId: id, ownerId: id, leadId: id }),
  /** Somebody came to an event, and five minutes later nobody has taken it back; a visitor is no member. */
  event_attended: z.object({ eventId: id, registrationId: id, userId: id.nullable() }),
  /** An event that a member has a place at is tomorrow. */
  event_near: z.object({ eventId: id, registrationId: id, userId: id }),
  /** A place became free, and it is this member's turn. */
  place_freed: z.object({ eventId: id, registrationId: id, userId: id }),
  /** What became of a member's application or place, by the house. */
  registration_decided: z.object({
    ...{ eventId: id, registrationId: id, userId: id },
    to: z.enum(["registered", "waiting", "declined", "cancelled"]),
  }),
} as const satisfies Record<string, z.ZodObject>;

export type FactKind = keyof typeof factShapes;
export type FactData<K extends FactKind> = z.infer<(typeof factShapes)[K]>;

/** What happened, once: the same kind and cause are the same fact, however often it is told. */
export type NewFact<K extends FactKind = FactKind> = {
  [P in K]: { kind: P; cause: string; data: FactData<P>; actorId?: string | null };
}[K];

/** A fact as it stands in the books. */
export type Fact<K extends FactKind = FactKind> = {
  [P in K]: { kind: P; cause: string; data: FactData<P>; actorId: string | null; at: Date };
}[K];
