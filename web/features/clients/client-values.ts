import type { Client, ClientContent } from "#domain/clients/clients.ts";

/** A client as the form has them: everything is what was typed. */
export type ClientValues = { [Field in keyof ClientContent]: string };

/** What the form begins with. */
export function clientValues(client: Client | null): ClientValues {
  return {
    ...{ fullName: client?.fullName ?? "", household: client?.household ?? "", email: client?.email ?? "" },
    ...{ phone: client?.phone ?? "", birthday: client?.birthday ?? "", language: client?.language ?? "pt" },
    ...{ preferences: client?.preferences ?? "", notes: client?.notes ?? "" },
  };
}

/** What was typed, as it is sent. */
export function clientContent(values: ClientValues): ClientContent {
  const optional = (value: string) => value.trim() || null;
  return {
    ...{ fullName: values.fullName.trim(), household: optional(values.household) },
    ...{ email: optional(values.email), phone: optional(values.phone), birthday: optional(values.birthday) },
    language: values.language === "en" ? "en" : "pt",
    ...{ preferences: values.preferences, notes: values.notes },
  };
}
