import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** To whoever took a version that was replaced. */
export const materialSuperseded = defineNotice({
  kind: "material_superseded",
  roles: ["advisor", "tour_operator"],
  ways: { app: true, email: true },
  name: m.notification_kind_material_superseded,
  sentence: (params: { title: string; hotel: string }, locale) =>
    m.notification_material_superseded(params, locale),
});

/** To the people of a hotel: what they sent came back, with words. */
export const materialReturned = defineNotice({
  kind: "material_returned",
  roles: ["hotel"],
  ways: { app: true, email: true },
  name: m.notification_kind_material_returned,
  sentence: (params: { title: string; comment: string }, locale) =>
    m.notification_material_returned(params, locale),
});

/** To the people of a hotel: what they sent can be used. */
export const materialPublished = defineNotice({
  kind: "material_published",
  roles: ["hotel"],
  ways: { app: true, email: false },
  name: m.notification_kind_material_published,
  sentence: (params: { title: string }, locale) => m.notification_material_published(params, locale),
});

/** To administrators: a hotel's material waits. */
export const materialWaiting = defineNotice({
  kind: "material_waiting",
  roles: ["admin"],
  ways: { app: true, email: false },
  name: m.notification_kind_material_waiting,
  sentence: (params: { title: string; hotel: string }, locale) =>
    m.notification_material_waiting(params, locale),
});

/** To the people of a hotel: somebody who sells it misses a piece. */
export const materialAsked = defineNotice({
  kind: "material_asked",
  roles: ["hotel"],
  ways: { app: true, email: true },
  name: m.notification_kind_material_asked,
  sentence: (params: { hotel: string; piece: string }, locale) =>
    m.notification_material_asked(params, locale),
});
