import { accountability } from "./accountability/capability.ts";
import { accounts } from "./accounts/capability.ts";
import { activities } from "./activities/capability.ts";
import { audit } from "./audit/capability.ts";
import { bookings } from "./bookings/capability.ts";
import { checkpoints } from "./checkpoints/capability.ts";
import { clients } from "./clients/capability.ts";
import { commissions } from "./commissions/capability.ts";
import { contact } from "./contact/capability.ts";
import { faq } from "./faq/capability.ts";
import { heroes } from "./heroes/capability.ts";
import { hotels } from "./hotels/capability.ts";
import { contracts } from "./hotels/contracts/capability.ts";
import { houses } from "./hotels/houses/capability.ts";
import { hotelRegister } from "./hotels/members/capability.ts";
import { hotelPictures } from "./hotels/pictures/capability.ts";
import { invites } from "./invites/capability.ts";
import { journeys } from "./journeys/capability.ts";
import { marketing } from "./marketing/capability.ts";
import { materials } from "./materials/capability.ts";
import { newsletter } from "./newsletter/capability.ts";
import { notifications } from "./notifications/capability.ts";
import { payouts } from "./payouts/capability.ts";
import { people } from "./people/capability.ts";
import { privacy } from "./privacy/capability.ts";
import { profile } from "./profile/capability.ts";
import { photo } from "./profile/photo/capability.ts";
import { proposals } from "./proposals/capability.ts";
import { referrals } from "./referrals/capability.ts";
import { reputation } from "./reputation/capability.ts";
import { requests } from "./requests/capability.ts";
import { security } from "./security/capability.ts";
import { settings } from "./settings/capability.ts";
import { statements } from "./statements/capability.ts";
import { tiers } from "./tiers/capability.ts";
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
  reputation,
  tiers,
  faq,
  heroes,
  views,
};
