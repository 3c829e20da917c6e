import { accountability } from "./accountability/capability.ts";
import { accounts } from "./accounts/capability.ts";
import { activities } from "./activities/capability.ts";
import { agencies } from "./agencies/capability.ts";
import { audit } from "./audit/capability.ts";
import { bookings } from "./bookings/capability.ts";
import { bulk } from "./bulk/capability.ts";
import { checkpoints } from "./checkpoints/capability.ts";
import { clients } from "./clients/capability.ts";
import { commissions } from "./commissions/capability.ts";
import { contact } from "./contact/capability.ts";
import { diagnostic } from "./diagnostic/capability.ts";
import { events } from "./events/capability.ts";
import { faq } from "./faq/capability.ts";
import { growth } from "./growth/capability.ts";
import { health } from "./health/capability.ts";
import { heroes } from "./heroes/capability.ts";
import { hotels } from "./hotels/capability.ts";
import { contracts } from "./hotels/contracts/capability.ts";
import { houses } from "./hotels/houses/capability.ts";
import { hotelRegister } from "./hotels/members/capability.ts";
import { hotelPictures } from "./hotels/pictures/capability.ts";
import { insights } from "./insights/capability.ts";
import { invites } from "./invites/capability.ts";
import { journeys } from "./journeys/capability.ts";
import { mails } from "./mails/capability.ts";
import { marketing } from "./marketing/capability.ts";
import { marketplace } from "./marketplace/capability.ts";
import { materials } from "./materials/capability.ts";
import { newsletter } from "./newsletter/capability.ts";
import { notifications } from "./notifications/capability.ts";
import { payouts } from "./payouts/capability.ts";
import { people } from "./people/capability.ts";
import { posts } from "./posts/capability.ts";
import { privacy } from "./privacy/capability.ts";
import { products } from "./products/capability.ts";
import { profile } from "./profile/capability.ts";
import { photo } from "./profile/photo/capability.ts";
import { proposals } from "./proposals/capability.ts";
import { queues } from "./queues/capability.ts";
import { referrals } from "./referrals/capability.ts";
import { reputation } from "./reputation/capability.ts";
import { requests } from "./requests/capability.ts";
import { savedViews } from "./saved-views/capability.ts";
import { security } from "./security/capability.ts";
import { settings } from "./settings/capability.ts";
import { sheets } from "./sheets/capability.ts";
import { statements } from "./statements/capability.ts";
import { stores } from "./stores/capability.ts";
import { tiers } from "./tiers/capability.ts";
import { timeline } from "./timeline/capability.ts";
import { trainings } from "./trainings/capability.ts";
import { updates } from "./updates/capability.ts";
import { views } from "./views/capability.ts";

/**
 * Every capability of the house, each declared in its own folder. The order is the order in which demo worlds are
 * planted and facts are heard: what others stand on comes first.
 */
export const capabilities = {
  accounts,
  profile,
  photo,
  agencies,
  invites,
  people,
  security,
  privacy,
  updates,
  notifications,
  audit,
  contact,
  newsletter,
  settings,
  hotels,
  clients,
  journeys,
  contracts,
  activities,
  accountability,
  houses,
  hotelPictures,
  hotelRegister,
  proposals,
  bookings,
  commissions,
  payouts,
  statements,
  checkpoints,
  materials,
  marketing,
  requests,
  referrals,
  diagnostic,
  trainings,
  events,
  reputation,
  tiers,
  growth,
  stores,
  timeline,
  posts,
  insights,
  faq,
  heroes,
  health,
  views,
  products,
  marketplace,
  queues,
  mails,
  savedViews,
  sheets,
  bulk,
};
