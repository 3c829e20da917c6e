import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Version } from "../numbers.ts";
import { Email, Language, LinkToken, line, slug, text } from "../text.ts";
import { FamTripLack } from "../trainings/fam-trips.ts";
import { EventCard } from "./events.ts";
import { RegistrationState, registrationStates } from "./states.ts";

const Answers = z.array(z.strictObject({ id: slug(), text: line(300) })).max(8);
export type Answers = z.infer<typeof Answers>;

/** A visitor's registration; `website` is a field that people do not see. */
export const VisitorRegistration = z.strictObject({
  name: line(120),
  email: Email,
  answers: Answers,
  consent: z.literal(true),
  language: Language,
  website: text(200).default(""),
});
export type VisitorRegistration = z.infer<typeof VisitorRegistration>;

/** What a visitor is told: the same whether or not the address was known, since it may be another's. */
export const RegistrationReceipt = z.object({ state: z.enum(["registered", "waiting", "applied"]) });
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>;

export const MemberRegistration = z.strictObject({ answers: Answers });

/** The questions that need an answer and have none. */
export function missingAnswers(
  questions: readonly { id: string; isRequired: boolean }[],
  answers: Answers,
): string[] {
  const said = new Set(answers.map(({ id }) => id));
  return questions.filter(({ id, isRequired }) => isRequired && !said.has(id)).map(({ id }) => id);
}

/** The registration of a member, with the address of its ticket. */
export const OwnRegistration = z
  .object({
    id: z.uuid(),
    state: RegistrationState,
    /** The how many-th of those who wait. */
    position: z.number().int().nullable(),
    ticketPath: z.string(),
  })
  .meta({ id: "OwnRegistration" });
export type OwnRegistration = z.infer<typeof OwnRegistration>;

/** An event as a member sees it, with their own registration. */
export const MemberEvent = z
  .object({
    event: EventCard,
    questions: z.array(z.object({ id: z.string(), label: Localized, isRequired: z.boolean() })),
    own: OwnRegistration.nullable(),
    /** What the reader lacks to apply, where it is a fam trip. */
    lacks: z.array(FamTripLack),
  })
  .meta({ id: "MemberEvent" });
export type MemberEvent = z.infer<typeof MemberEvent>;
export const MemberEvents = z.object({ events: z.array(MemberEvent), past: z.array(MemberEvent) });
export type MemberEvents = z.infer<typeof MemberEvents>;

/** A registration as administrators find it. */
export const Registration = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable(),
    isMember: z.boolean(),
    state: RegistrationState,
    code: z.string(),
    answers: z.array(z.object({ id: z.string(), text: z.string() })),
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
    checkedInAt: z.iso.datetime().nullable(),
    door: z.string().nullable(),
    version: Version,
  })
  .meta({ id: "EventRegistration" });
export type Registration = z.infer<typeof Registration>;

const questions = {
  sorts: ["createdAt", "name"],
  sort: "createdAt",
  filters: { state: RegistrationState.optional() },
} as const;
export const RegistrationQuery = listQuery(questions);
export type RegistrationQuery = z.infer<typeof RegistrationQuery>;
export const RegistrationList = listAnswer(Registration, { state: registrationStates });
export type RegistrationList = z.infer<typeof RegistrationList>;

/** What an administrator makes of a registration; a new ticket makes the old one worth nothing. */
export const RegistrationMove = z.strictObject({
  to: z.enum(["registered", "waiting", "declined", "cancelled", "new_ticket"]),
  reason: line(300).nullable(),
  version: Version,
});
export type RegistrationMove = z.infer<typeof RegistrationMove>;

export const TicketBearer = z.strictObject({ token: LinkToken });
export const AppointmentChoice = z.strictObject({ token: LinkToken, appointmentId: z.uuid().nullable() });

/** A registration as the bearer of its link sees it: the ticket while it has a place. */
export const Ticket = z
  .object({
    name: z.string(),
    state: RegistrationState,
    position: z.number().int().nullable(),
    reason: z.string().nullable(),
    /** What the door reads, as a picture; null without a place. */
    picture: z.string().nullable(),
    code: z.string().nullable(),
    checkedInAt: z.iso.datetime().nullable(),
    event: z.object({
      slug: z.string(),
      code: z.string(),
      title: Localized,
      venue: z.string(),
      address: z.string(),
      city: z.string(),
      zone: z.string(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      kind: z.string(),
      isPublic: z.boolean(),
      isCancelled: z.boolean(),
    }),
    appointments: z.array(
      z.object({
        id: z.uuid(),
        startsAt: z.iso.datetime(),
        minutes: z.number().int(),
        host: z.string(),
        place: z.string(),
        isOwn: z.boolean(),
      }),
    ),
  })
  .meta({ id: "EventTicket" });
export type Ticket = z.infer<typeof Ticket>;
