const offerFields = ["name", "email", "startsOn", "endsOn", "people", "message", "agree"] as const;
export type OfferField = (typeof offerFields)[number];
export type OfferValues = Record<Exclude<OfferField, "agree">, string> & { isAgreed: boolean };

/** Why a request was refused as a whole. */
type OfferRefusal = "full" | "often" | "failed";
export type OfferOutcome =
  | { receipt: { reference: string; state: "sent" | "to_open" } }
  | { errors: OfferField[]; values: OfferValues }
  | { refusal: OfferRefusal; values: OfferValues };

/** A form that nobody has written in: from the first day it is offered, for two. */
export function emptyValues(startsOn: string | null): OfferValues {
  const day = startsOn ?? "";
  return { name: "", email: "", startsOn: day, endsOn: "", people: "2", message: "", isAgreed: false };
}

/** What a posted form says. */
export function readValues(form: FormData): OfferValues {
  const said = (name: OfferField) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    ...{ name: said("name"), email: said("email"), startsOn: said("startsOn"), endsOn: said("endsOn") },
    ...{ people: said("people"), message: said("message"), isAgreed: form.has("agree") },
  };
}

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** The fields that cannot be sent as they are. */
export function findErrors(values: OfferValues): OfferField[] {
  const { name, email, startsOn, endsOn, people, message, isAgreed } = values;
  const isWrong: Record<OfferField, boolean> = {
    name: name === "" || name.length > 120,
    email: !/^\S+@\S+\.\S+$/.test(email),
    startsOn: !isDay(startsOn),
    endsOn: endsOn !== "" && (!isDay(endsOn) || endsOn < startsOn),
    people: !/^\d{1,3}$/.test(people) || Number(people) < 1 || Number(people) > 200,
    message: message.length > 2_000,
    agree: !isAgreed,
  };
  return offerFields.filter((field) => isWrong[field]);
}

/** The fields that an answer of the API speaks of. */
export function errorsOf(fields: Record<string, string>): OfferField[] {
  const named = offerFields.filter((field) => field in fields);
  return named.length > 0 ? named : ["startsOn"];
}
