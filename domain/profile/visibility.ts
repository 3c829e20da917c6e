/** Who sees a field beside its owner, from nobody to everybody. */
export const visibilities = ["private", "members", "public"] as const;
export type Visibility = (typeof visibilities)[number];

/** Those who look at somebody else's profile. */
export type Audience = "members" | "public";

/** What its owner may show; the name is always shown to members, and a CPF to nobody. */
export const visibleFields = [
  "photo",
  "headline",
  "bio",
  "city",
  "languages",
  "specialties",
  "email",
  "phone",
  "whatsapp",
  "agency",
  "cnpj",
] as const;
export type VisibleField = (typeof visibleFields)[number];

export type VisibilityChoices = Record<VisibleField, Visibility>;

/** Until its owner says otherwise: the work is known to members, how to reach a person to nobody. */
export const defaultVisibility: VisibilityChoices = {
  photo: "members",
  headline: "members",
  bio: "members",
  city: "members",
  languages: "members",
  specialties: "members",
  email: "private",
  phone: "private",
  whatsapp: "private",
  agency: "members",
  cnpj: "private",
};

/** Whether these people see a field of this visibility. */
export function isVisible(visibility: Visibility, to: Audience): boolean {
  return visibility === "public" || (visibility === "members" && to === "members");
}

/** What a person chose, as it is kept, over what holds until they do. */
export function chosenVisibility(kept: unknown): VisibilityChoices {
  return { ...defaultVisibility, ...(kept as Partial<VisibilityChoices> | null) };
}

/** Whether members see a field of somebody who chose this. */
export function showsField(kept: unknown, field: VisibleField): boolean {
  return isVisible(chosenVisibility(kept)[field], "members");
}
