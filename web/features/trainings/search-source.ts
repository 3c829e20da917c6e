import { GraduationCap } from "lucide-react";
import type { Passport } from "#domain/trainings/passport.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { PASSPORT, readPassport } from "./trainings.ts";

/** Every training a member can take, by name. */
export const searchSource: SearchSource = {
  id: "trainings",
  label: m.trainings_menu,
  reads: ({ role }) =>
    role === "advisor" || role === "tour_operator" ? [{ queryKey: PASSPORT, queryFn: readPassport }] : [],
  find: ({ role, menu, queries }) => {
    if (role !== "advisor" && role !== "tour_operator") return [];
    const stamps = queries.getQueryData<Passport>(PASSPORT)?.stamps ?? [];
    return stamps.map(({ id, title, hotel }) => ({
      ...{ id: `training-${id}`, icon: GraduationCap, to: `${menu.home}/growth/trainings/${id}` },
      ...{ label: said(title), note: hotel?.name ?? "Lilamonde" },
    }));
  },
};
