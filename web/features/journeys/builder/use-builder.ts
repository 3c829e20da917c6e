import { useEffect, useState, useSyncExternalStore } from "react";
import type { Journey } from "#domain/journeys/journeys.ts";
import { AppliedOperation, JourneyChanges, type Operation } from "#domain/journeys/operations.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { onLive } from "#web/session/live/live.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf, Refusal } from "#web/session/queries/refusal.ts";
import { readJourney } from "../journeys.ts";
import { createBuilder, type Sent } from "./builder-store.ts";
import { createOutbox } from "./outbox.ts";

const RETRY_MS = 5_000;

/** A journey being edited: what is shown, and what can be done to it. */
export function useBuilder(journey: Journey) {
  const { id } = journey;
  const [builder] = useState(() =>
    createBuilder(journey, {
      send: (operation) => sendOperation(id, operation),
      read: () => readJourney(id),
      outbox: createOutbox(window.localStorage, id),
    }),
  );
  const state = useSyncExternalStore(builder.subscribe, builder.read, builder.read);
  useEffect(() => builder.adopt(journey), [builder, journey]);
  useEffect(() => {
    const flush = () => void builder.flush();
    flush();
    window.addEventListener("online", flush);
    return () => window.removeEventListener("online", flush);
  }, [builder]);
  useEffect(
    () =>
      onLive(["journey"], (said) => {
        const { journeyId = id, revision } = said as { journeyId?: string; revision?: number };
        return journeyId === id ? builder.hear(revision) : undefined;
      }),
    [builder, id],
  );
  useEffect(() => {
    if (!state.isAway) return;
    const timer = setInterval(() => void builder.flush(), RETRY_MS);
    return () => clearInterval(timer);
  }, [builder, state.isAway]);
  return { builder, state };
}

async function sendOperation(id: string, json: Operation): Promise<Sent> {
  try {
    const answer = await memberApi<JourneysApi>().journeys[":id"].operations.$post({ param: { id }, json });
    return { state: "done", answer: AppliedOperation.parse(await bodyOf(answer)) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) return { state: "away" };
    const current = JourneyChanges.safeParse(error.current);
    if (error.code === "conflict" && current.success) return { state: "stale", current: current.data };
    // Without a session nothing is decided: the edit waits until somebody has signed in again.
    if (error.status === 401) return { state: "away" };
    return { state: "refused", code: error.code };
  }
}
