import type { RegistrationReceipt } from "#domain/events/registrations.ts";
import { VisitorRegistration } from "#domain/events/registrations.ts";
import type { EventsApi } from "#server/events/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

export type PostedRegistration = {
  values: { name: string; email: string; answers: Record<string, string> };
} & (
  | { state: RegistrationReceipt["state"] }
  | { failure: "invalid" | "over" | "rate_limited" | "failed"; fields: string[] }
);

type Input = Pick<PageInput, "api" | "publicUrl" | "locale"> & { slug: string; form: FormData };

/** Registers whoever posted an event's form; what is missing is named, and what was typed stays. */
export async function receiveRegistration(input: Input): Promise<PostedRegistration> {
  const { api, publicUrl, locale, slug, form } = input;
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = [...form.keys()].filter((name) => name.startsWith("answer-"));
  const answers = Object.fromEntries(typed.map((name) => [name.slice("answer-".length), text(name).trim()]));
  const values = { name: text("name").trim(), email: text("email").trim(), answers };
  const given = Object.entries(answers).filter(([, said]) => said !== "");
  const asked = VisitorRegistration.safeParse({
    ...{ name: values.name, email: values.email, website: text("website"), language: locale },
    answers: given.map(([id, said]) => ({ id, text: said })),
    consent: form.get("consent") === "on",
  });
  if (!asked.success) {
    const fields = asked.error.issues.map(({ path }) => String(path[0]));
    return { values, failure: "invalid", fields };
  }
  const route = createApi<EventsApi>(api, publicUrl).events[":slug"].registrations;
  const answer: Response = await route.$post({ param: { slug }, json: asked.data });
  if (answer.ok) return { values, state: ((await answer.json()) as RegistrationReceipt).state };
  const problem = (await answer.json()) as { fields?: Record<string, string> };
  if (answer.status === 400) return { values, failure: "invalid", fields: Object.keys(problem.fields ?? {}) };
  const failure = answer.status === 410 ? "over" : answer.status === 429 ? "rate_limited" : "failed";
  return { values, failure, fields: [] };
}
