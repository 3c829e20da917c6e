import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { Role } from "#domain/accounts/roles.ts";
import type { PortalMenu } from "../menu/portal-menu.ts";
import type { Theme } from "../theme/theme-cookie.ts";

/** A place to go to, or something that is done at once. */
export type SearchEntry = { id: string; label: string; note?: string; icon: LucideIcon } & (
  | { to: string }
  | { act: () => unknown }
);

/** Who searches, and in which portal. */
export type Searcher = {
  menu: PortalMenu;
  role: Role;
  queries: QueryClient;
  signOut: () => Promise<void>;
  theme: Theme;
  chooseTheme: (theme: Theme) => void;
  /** What has been typed, once it is enough to ask the server with; before that, nothing. */
  words: string;
};

/** Something that is read once somebody searches, or as soon as the words for it are typed. */
type SearchReading = { queryKey: QueryKey; queryFn: () => Promise<unknown> };

/** What one feature can be found by; sources of one id stand under one heading. */
export type SearchSource = {
  id: string;
  label: () => string;
  /** What has to be read before everything the searcher may see can be found. */
  reads?: (searcher: Pick<Searcher, "role" | "words">) => SearchReading[];
  find: (searcher: Searcher) => SearchEntry[];
};
