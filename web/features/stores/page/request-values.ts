const requestFields = ["name", "email", "message", "agree"] as const;
export type RequestField = (typeof requestFields)[number];
export type RequestValues = { name: string; email: string; message: string; isAgreed: boolean };

export type RequestOutcome =
  | { receipt: { reference: string; whatsappUrl: string | null } }
  | { errors: RequestField[]; values: RequestValues }
  | { isFailed: true; values: RequestValues };

export const emptyRequest: RequestValues = { name: "", email: "", message: "", isAgreed: false };

/** What a posted form says. */
export function readValues(form: FormData): RequestValues {
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { name: said("name"), email: said("email"), message: said("message"), isAgreed: form.has("agree") };
}

/** The fields that cannot be sent as they are. */
export function findErrors({ name, email, message, isAgreed }: RequestValues): RequestField[] {
  const isWrong: Record<RequestField, boolean> = {
    name: name === "" || name.length > 120,
    email: !/^\S+@\S+\.\S+$/.test(email),
    message: message === "" || message.length > 3_000,
    agree: !isAgreed,
  };
  return requestFields.filter((field) => isWrong[field]);
}
