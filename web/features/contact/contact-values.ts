import type { FieldCode } from "#domain/errors.ts";

/** The fields of the form, as typed; the last one is the trap no person fills. */
export const contactFields = ["name", "email", "interest", "subject", "message", "website"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, FieldCode>>;

export const emptyContact: ContactValues = {
  name: "",
  email: "",
  interest: "",
  subject: "",
  message: "",
  website: "",
};
