import { AttemptStart, LinkWanted } from "#domain/diagnostic/attempts.ts";
import type { FieldCode } from "#domain/errors.ts";
import { getLocale } from "#messages/runtime.js";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

export type DoorValues = { name: string; email: string; hasConsented: boolean; mayWrite: boolean };
export type DoorOutcome =
  | { kind: "started"; token: string }
  | { kind: "refused"; reason: "members" | "tier" }
  | { kind: "link_sent"; email: string }
  | { kind: "invalid"; form: "start" | "link"; errors: Record<string, FieldCode>; values: DoorValues }
  | { kind: "failed"; form: "start" | "link"; isLimited: boolean; values: DoorValues };

type Given = Pick<PageInput, "api" | "publicUrl">;

/** Takes what a visitor posted at the entrance through the API; what was typed comes back with what is wrong in it. */
export async function receiveDoor(form: FormData, given: Given): Promise<DoorOutcome> {
  return form.get("intent") === "link" ? receiveLink(form, given) : receiveStart(form, given);
}

async function receiveStart(form: FormData, { api, publicUrl }: Given): Promise<DoorOutcome> {
  const values = valuesOf(form);
  const { name, email, hasConsented, mayWrite } = values;
  const source = String(form.get("source") ?? "");
  const read = AttemptStart.safeParse({
    ...{ name, email, hasConsented, mayWrite, language: getLocale() },
    ...(/^link:[\w-]{1,40}$/.test(source) && { source }),
  });
  if (!read.success) return { kind: "invalid", form: "start", errors: errorsOf(read.error), values };
  const answer = await createApi<DiagnosticApi>(api, publicUrl).diagnostic.attempts.$post({
    json: read.data,
  });
  if (answer.ok) return { kind: "started", token: (await answer.json()).token };
  const { code } = (await (answer as Response).json().catch(() => ({}))) as { code?: string };
  if (code === "diagnostic_members_only") return { kind: "refused", reason: "members" };
  if (code === "diagnostic_tier") return { kind: "refused", reason: "tier" };
  return { kind: "failed", form: "start", isLimited: code === "rate_limited", values };
}

async function receiveLink(form: FormData, { api, publicUrl }: Given): Promise<DoorOutcome> {
  const values = valuesOf(form);
  const read = LinkWanted.safeParse({ email: values.email, language: getLocale() });
  if (!read.success) return { kind: "invalid", form: "link", errors: errorsOf(read.error), values };
  const answer = await createApi<DiagnosticApi>(api, publicUrl).diagnostic.links.$post({ json: read.data });
  if (answer.ok) return { kind: "link_sent", email: read.data.email };
  return { kind: "failed", form: "link", isLimited: (answer as Response).status === 429, values };
}

function valuesOf(form: FormData): DoorValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    ...{ name: text("name"), email: text("email") },
    ...{ hasConsented: form.get("consent") === "on", mayWrite: form.get("write") === "on" },
  };
}

function errorsOf({ issues }: { issues: readonly { path: PropertyKey[] }[] }): Record<string, FieldCode> {
  return Object.fromEntries(issues.map(({ path }) => [String(path[0]), "invalid" as const]));
}
