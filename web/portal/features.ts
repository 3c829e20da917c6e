import { accountability } from "#web/features/accountability/portal.ts";
import { activities } from "#web/features/activities/portal.ts";
import { agencies } from "#web/features/agencies/portal.ts";
import { audit } from "#web/features/audit/portal.ts";
import { bookings } from "#web/features/bookings/portal.ts";
import { checkpoints } from "#web/features/checkpoints/portal.ts";
import { clients } from "#web/features/clients/portal.ts";
import { contact } from "#web/features/contact/portal.ts";
import { contracts } from "#web/features/contracts/portal.ts";
import { diagnostic } from "#web/features/diagnostic/portal.ts";
import { earnings } from "#web/features/earnings/portal.ts";
import { events } from "#web/features/events/portal.ts";
import { faq } from "#web/features/faq/portal.ts";
import { growth } from "#web/features/growth/portal.ts";
import { health } from "#web/features/health/portal.ts";
import { heroes } from "#web/features/heroes/portal.ts";
import { hotels } from "#web/features/hotels/portal.ts";
import { insights } from "#web/features/insights/portal.ts";
import { invites } from "#web/features/invites/portal.ts";
import { journeys } from "#web/features/journeys/portal.ts";
import { mails } from "#web/features/mails/portal.ts";
import { marketing } from "#web/features/marketing/portal.ts";
import { marketplace } from "#web/features/marketplace/portal.ts";
import { materials } from "#web/features/materials/portal.ts";
import { newsletter } from "#web/features/newsletter/portal.ts";
import { notifications } from "#web/features/notifications/portal.ts";
import { people } from "#web/features/people/portal.ts";
import { posts } from "#web/features/posts/portal.ts";
import { privacy } from "#web/features/privacy/portal.ts";
import { products } from "#web/features/products/portal.ts";
import { profile } from "#web/features/profile/portal.ts";
import { proposals } from "#web/features/proposals/portal.ts";
import { queues } from "#web/features/queues/portal.ts";
import { referrals } from "#web/features/referrals/portal.ts";
import { reputation } from "#web/features/reputation/portal.ts";
import { requests } from "#web/features/requests/portal.ts";
import { settings } from "#web/features/settings/portal.ts";
import { stores } from "#web/features/stores/portal.ts";
import { tiers } from "#web/features/tiers/portal.ts";
import { timeline } from "#web/features/timeline/portal.ts";
import { trainings } from "#web/features/trainings/portal.ts";
import { updates } from "#web/features/updates/portal.ts";
import type { PortalFeature } from "./portal-feature.ts";

/** Every feature of the portals; cards and search results come in this order. */
export const portalFeatures: readonly PortalFeature[] = [
  bookings,
  earnings,
  notifications,
  queues,
  people,
  agencies,
  invites,
  contact,
  updates,
  tiers,
  reputation,
  profile,
  hotels,
  contracts,
  activities,
  accountability,
  journeys,
  clients,
  proposals,
  checkpoints,
  marketplace,
  insights,
  materials,
  marketing,
  products,
  stores,
  diagnostic,
  growth,
  trainings,
  referrals,
  requests,
  events,
  faq,
  heroes,
  audit,
  settings,
  privacy,
  health,
  timeline,
  posts,
  newsletter,
  mails,
];
