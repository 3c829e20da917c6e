import { useQuery } from "@tanstack/react-query";
import {
  type EventDetail,
  type EventEdit,
  EventList,
  type EventMove,
  EventQuery,
  type NewAppointment,
  type NewEvent,
  type ScannerLink,
} from "#domain/events/events.ts";
import {
  type Answers,
  type MemberEvent,
  type Registration,
  RegistrationList,
  type RegistrationMove,
  RegistrationQuery,
} from "#domain/events/registrations.ts";
import type { EventsApi } from "#server/events/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { EVENTS } from "./keys.ts";

const changes = [EVENTS];

/** What I can go to, with my registrations. */
export function useMemberEvents() {
  return useQuery({
    queryKey: [...EVENTS, "mine"],
    queryFn: async () => bodyOf(await memberApi<EventsApi>().member.events.$get()),
  });
}

export const registerSelf: Write<{ id: string; answers: Answers }, MemberEvent> = {
  send: ({ id, answers }, intent) =>
    memberApi<EventsApi>().member.events[":id"].registration.$post(
      { param: { id }, json: { answers } },
      intent,
    ),
  changes,
};

export const leaveEvent: Write<{ id: string }, MemberEvent> = {
  send: ({ id }, intent) =>
    memberApi<EventsApi>().member.events[":id"].registration.$delete({ param: { id } }, intent),
  changes,
};

/** Every event, as an address asks for it. */
export function useEvents(asked: Record<string, string>) {
  const query = EventQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...EVENTS, "all", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return EventList.parse(await bodyOf(await memberApi<EventsApi>().admin.events.$get({ query: page })));
    },
  });
}

/** One event, its agenda and its doors. */
export function useEvent(id: string) {
  return useQuery({
    queryKey: [...EVENTS, "one", id],
    queryFn: async () => bodyOf(await memberApi<EventsApi>().admin.events[":id"].$get({ param: { id } })),
  });
}

/** Who is on an event's list, as an address asks for it. */
export function useRegistrations(id: string, asked: Record<string, string>) {
  const query = RegistrationQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...EVENTS, "one", id, "registrations", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      const answer = await memberApi<EventsApi>().admin.events[":id"].registrations.$get({
        param: { id },
        query: page,
      });
      return RegistrationList.parse(await bodyOf(answer));
    },
  });
}

export const createEvent: Write<NewEvent, EventDetail> = {
  send: (json, intent) => memberApi<EventsApi>().admin.events.$post({ json }, intent),
  changes,
};

export const editEvent: Write<EventEdit & { id: string }, EventDetail> = {
  send: ({ id, ...json }, intent) =>
    memberApi<EventsApi>().admin.events[":id"].$put({ param: { id }, json }, intent),
  changes,
};

export const moveEvent: Write<EventMove & { id: string }, EventDetail> = {
  send: ({ id, ...json }, intent) =>
    memberApi<EventsApi>().admin.events[":id"].state.$post({ param: { id }, json }, intent),
  changes,
};

type Part = { id: string; partId: string };

export const moveRegistration: Write<RegistrationMove & Part, Registration> = {
  send: ({ id, partId, ...json }, intent) =>
    memberApi<EventsApi>().admin.events[":id"].registrations[":partId"].state.$post(
      { param: { id, partId }, json },
      intent,
    ),
  changes,
};

export const addAppointment: Write<NewAppointment & { id: string }, EventDetail> = {
  send: ({ id, ...json }, intent) =>
    memberApi<EventsApi>().admin.events[":id"].appointments.$post({ param: { id }, json }, intent),
  changes,
};

export const removeAppointment: Write<Part, EventDetail> = {
  send: (param, intent) =>
    memberApi<EventsApi>().admin.events[":id"].appointments[":partId"].$delete({ param }, intent),
  changes,
};

export const inviteScanner: Write<{ id: string; door: string }, ScannerLink> = {
  send: ({ id, door }, intent) =>
    memberApi<EventsApi>().admin.events[":id"].scanners.$post({ param: { id }, json: { door } }, intent),
  changes,
};

export const dismissScanner: Write<Part, EventDetail> = {
  send: (param, intent) =>
    memberApi<EventsApi>().admin.events[":id"].scanners[":partId"].$delete({ param }, intent),
  changes,
};
