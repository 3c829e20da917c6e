import type { accountRoutes } from "./accounts/routes.ts";
import type { contactRoutes } from "./contact/routes.ts";
import type { faqRoutes } from "./faq/routes.ts";
import type { heroesRoutes } from "./heroes/routes.ts";
import type { hotelsRoutes } from "./hotels/routes.ts";
import type { invitesRoutes } from "./invites/routes.ts";
import type { newsletterRoutes } from "./newsletter/routes.ts";
import type { peopleRoutes } from "./people/routes.ts";
import type { settingsRoutes } from "./settings/routes.ts";
import type { updatesRoutes } from "./updates/routes.ts";
import type { viewsRoutes } from "./views/routes.ts";

/** The types of the API, one per capability: all that the web part may know of the server. */
export type AccountApi = ReturnType<typeof accountRoutes>;
export type ContactApi = ReturnType<typeof contactRoutes>;
export type FaqApi = ReturnType<typeof faqRoutes>;
export type HeroesApi = ReturnType<typeof heroesRoutes>;
export type HotelsApi = ReturnType<typeof hotelsRoutes>;
export type InvitesApi = ReturnType<typeof invitesRoutes>;
export type NewsletterApi = ReturnType<typeof newsletterRoutes>;
export type PeopleApi = ReturnType<typeof peopleRoutes>;
export type SettingsApi = ReturnType<typeof settingsRoutes>;
export type UpdatesApi = ReturnType<typeof updatesRoutes>;
export type ViewsApi = ReturnType<typeof viewsRoutes>;
