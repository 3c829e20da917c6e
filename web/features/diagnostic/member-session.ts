import { useSyncExternalStore } from "react";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { browserApi, type Client } from "#web/api.ts";
import { SESSION_KEY } from "#web/session/session-key.ts";

/** The API as this browser reaches it: as the member who is signed in here, or as nobody. */
export async function ownApi(): Promise<Client<DiagnosticApi>> {
  if (!isMemberHere()) return browserApi<DiagnosticApi>();
  // The session's client is as heavy as the page; only members load it.
  const { memberApi } = await import("#web/session/member-api.ts");
  return memberApi<DiagnosticApi>();
}

/** Whether somebody is signed in here. */
export function isMemberHere(): boolean {
  return keptName() !== null;
}

/** The name of the member who is signed in here; null for a visitor. For the eye alone: the server decides. */
export function useMemberName(): string | null {
  return useSyncExternalStore(watchStorage, keptName, () => null);
}

function watchStorage(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

function keptName(): string | null {
  try {
    const { user } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? "{}");
    if (!user) return null;
    const fullName: unknown = user.user_metadata?.full_name;
    return typeof fullName === "string" ? fullName.trim() : "";
  } catch {
    return null;
  }
}
