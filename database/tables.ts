// Made from the migrated schema by `npm run tables`; checked for drift by `npm run check`.
import type { ColumnType } from "kysely";

/** May be left out when a row is inserted. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;

export type AdvisorReputationRow = {
  advisor_id: string;
  reputation_score: Generated<number>;
  next_tier_requirements: Json | null;
};

export type AdvisorTiersRow = {
  id: string;
  tier_name: string;
  required_reputation_score: number;
  ladder_id: string;
  hotels_sold: Generated<number>;
  on_time_percent: Generated<number>;
};

export type AgenciesRow = {
  id: string;
  name: string;
  cnpj: string | null;
  site: string | null;
  city: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type AuditLogRow = {
  id: Generated<number>;
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
  reason: string | null;
  created_at: Timestamp;
};

export type AuthAuditLogRow = {
  id: Generated<number>;
  action: string;
  user_id: string | null;
  session_id: string | null;
  ip: Generated<string>;
  user_agent: Generated<string>;
  details: Generated<Json>;
  created_at: Timestamp;
};

export type AuthEndedSessionsRow = {
  session_id: string;
  ended_at: Generated<Timestamp>;
};

export type AuthFlowStatesRow = {
  id: string;
  user_id: string | null;
  authentication_method: string;
  code_challenge: string | null;
  code_challenge_method: string | null;
  auth_code_hash: string | null;
  auth_code_issued_at: Timestamp | null;
  provider: string | null;
  redirect_to: string | null;
  linking_user_id: string | null;
  linking_session_id: string | null;
  invite_token_hash: string | null;
  provider_nonce: string | null;
  provider_code_verifier: string | null;
  browser_hash: string | null;
  provider_tokens_encrypted: string | null;
  used_at: Timestamp | null;
  expires_at: Timestamp;
  created_at: Timestamp;
};

export type AuthIdentitiesRow = {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Generated<Json>;
  email: string | null;
  last_sign_in_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type AuthMfaChallengesRow = {
  id: string;
  factor_id: string;
  session_id: string;
  ceremony: string;
  code_hash: string | null;
  webauthn_challenge: string | null;
  attempts: Generated<number>;
  ip: Generated<string>;
  used_at: Timestamp | null;
  expires_at: Timestamp;
  created_at: Timestamp;
};

export type AuthMfaFactorsRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: string;
  status: Generated<string>;
  secret_encrypted: string | null;
  last_used_step: number | null;
  phone: string | null;
  credential_id: string | null;
  public_key: Uint8Array | null;
  sign_count: number | null;
  transports: string[] | null;
  aaguid: string | null;
  is_backed_up: boolean | null;
  failed_attempts: Generated<number>;
  locked_until: Timestamp | null;
  last_challenged_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type AuthOneTimeTokensRow = {
  id: string;
  user_id: string;
  kind: string;
  address: string;
  token_hash: string | null;
  code_hash: string | null;
  attempts: Generated<number>;
  sets_password: Generated<boolean>;
  password_hash: string | null;
  flow_state_id: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
  user_metadata: Json | null;
};

export type AuthRecoveryCodesRow = {
  id: string;
  factor_id: string;
  user_id: string;
  code_hash: string;
  used_at: Timestamp | null;
  created_at: Timestamp;
};

export type AuthSessionsRow = {
  id: string;
  user_id: string;
  aal: Generated<string>;
  amr: Generated<Json>;
  factor_id: string | null;
  refresh_counter: Generated<number>;
  refresh_floor: Generated<number>;
  recent_rotations: Generated<Json>;
  user_agent: Generated<string>;
  ip: Generated<string>;
  tag: string | null;
  not_after: Timestamp | null;
  refreshed_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type AuthUsersRow = {
  id: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  role: Generated<string>;
  is_anonymous: Generated<boolean>;
  is_sso_user: Generated<boolean>;
  language: Generated<string>;
  app_metadata: Generated<Json>;
  user_metadata: Generated<Json>;
  email_confirmed_at: Timestamp | null;
  phone_confirmed_at: Timestamp | null;
  confirmation_sent_at: Timestamp | null;
  recovery_sent_at: Timestamp | null;
  invited_at: Timestamp | null;
  new_email: string | null;
  email_change_sent_at: Timestamp | null;
  email_change_confirmed: string | null;
  new_phone: string | null;
  phone_change_sent_at: Timestamp | null;
  reauthentication_sent_at: Timestamp | null;
  last_sign_in_at: Timestamp | null;
  banned_until: Timestamp | null;
  deleted_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type BookingEventsRow = {
  id: Generated<number>;
  booking_id: string;
  kind: string;
  by: string;
  actor_id: string | null;
  name: string;
  body: string;
  data: Generated<Json>;
  at: Timestamp;
};

export type BookingFilesRow = {
  file_id: string;
  booking_id: string;
  event_id: number;
  name: string;
};

export type BookingLinksRow = {
  id: string;
  booking_id: string;
  token_hash: string;
  email: string;
  name: string;
  language: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  revoked_at: Timestamp | null;
  created_at: Timestamp;
};

export type BookingRoomsRow = {
  booking_id: string;
  position: number;
  category: string;
  rate_plan: string;
  price: number;
  guests: Json;
};

export type BookingsRow = {
  id: string;
  reference: string;
  owner_id: string;
  hotel_id: string;
  contract_id: string;
  journey_id: string | null;
  block_id: string | null;
  source: string;
  state: string;
  waits_for: string | null;
  is_asked: Generated<boolean>;
  check_in: string;
  check_out: string;
  people: number;
  children: number;
  rooms: number;
  wishes: string;
  currency: string;
  total: number;
  commission: number;
  proposal: Json | null;
  confirmation_number: string | null;
  terms: Json | null;
  option_until: Timestamp | null;
  reason: string | null;
  half_at: Timestamp | null;
  due_at: Timestamp | null;
  left_ms: number | null;
  half_told_at: Timestamp | null;
  late_at: Timestamp | null;
  answered_minutes: number | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  search: Generated<string>;
};

export type CampaignHotelsRow = {
  campaign_id: string;
  hotel_id: string;
  position: number;
};

export type CampaignsRow = {
  id: string;
  state: string;
  title: Json;
  headline: Json;
  subline: Json | null;
  captions: Json;
  facts: Json;
  terms: Json;
  pictures: string[];
  starts_on: string;
  ends_on: string;
  opens_at: Timestamp;
  closes_at: Timestamp;
  reason: string | null;
  version: Generated<number>;
  created_by: string | null;
  created_at: Timestamp;
  published_at: Timestamp | null;
  search: Generated<string>;
};

export type CapturedMailsRow = {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Generated<Timestamp>;
};

export type CheckpointFeedsRow = {
  id: string;
  owner_id: string;
  token_hash: string;
  created_at: Timestamp;
  read_at: Timestamp | null;
};

export type CheckpointsRow = {
  id: string;
  owner_id: string;
  journey_id: string | null;
  booking_id: string | null;
  kind: string;
  template: string | null;
  title: string;
  note: string;
  planned_on: string | null;
  due_on: string;
  due_time: string | null;
  snoozed_until: string | null;
  day: Generated<string>;
  is_edited: Generated<boolean>;
  amount: number | null;
  currency: string | null;
  state: Generated<string>;
  closed_at: Timestamp | null;
  reason: string | null;
  reason_note: Generated<string>;
  is_overdue_told: Generated<boolean>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  closed_by: string | null;
};

export type ClientTracesRow = {
  id: Generated<number>;
  client_id: string;
  kind: string;
  from_id: string | null;
  to_id: string | null;
  actor_id: string | null;
  at: Timestamp;
};

export type ClientsRow = {
  id: string;
  owner_id: string;
  household_id: string | null;
  full_name: string;
  email: string | null;
  phone: string | null;
  birthday: string | null;
  language: string;
  preferences: Generated<string>;
  notes: Generated<string>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  search: Generated<string>;
};

export type CommissionEventsRow = {
  id: Generated<number>;
  commission_id: string;
  kind: string;
  by: string;
  actor_id: string | null;
  body: string;
  data: Generated<Json>;
  at: Timestamp;
};

export type CommissionSharesRow = {
  commission_id: string;
  payee_id: string;
  points: number;
  hotel_line: number;
  house_line: number;
  state: string | null;
  currency: string | null;
  hotel_id: string | null;
  due_on: string | null;
  check_out: string | null;
  arrived_on: string | null;
  month: string | null;
};

export type CommissionsRow = {
  id: string;
  booking_id: string;
  hotel_id: string;
  route: string;
  state: string;
  currency: string;
  lines: Json;
  override_rate: number;
  house_rate: number;
  expected: number;
  base: number;
  hotel_line: number;
  override: number;
  house_line: number;
  received: Generated<number>;
  due_on: string;
  check_out: string;
  declared_on: string | null;
  declared_reference: string | null;
  claimed_base: number | null;
  confirmed_at: Timestamp | null;
  arrived_at: Timestamp | null;
  booked_id: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type ContactMessagesRow = {
  id: string;
  reference: string;
  name: string;
  email: string;
  interest: string;
  subject: string;
  message: string;
  language: string;
  created_at: Timestamp;
};

export type FactsRow = {
  id: Generated<number>;
  kind: string;
  cause: string;
  actor_id: string | null;
  data: Json;
  at: Timestamp;
};

export type FaqEntriesRow = {
  id: string;
  topic: string;
  question: Json;
  answer: Json;
  link: Json | null;
  position: number;
  is_published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
  search: Generated<string>;
};

export type FeatureCommentsRow = {
  id: string;
  request_id: string;
  author_id: string | null;
  text: string;
  created_at: Timestamp;
};

export type FeatureRequestsRow = {
  id: string;
  author_id: string | null;
  title: string;
  problem: string;
  state: string;
  answer: string | null;
  answered_by: string | null;
  merged_into: string | null;
  update_id: string | null;
  votes: Generated<number>;
  version: Generated<number>;
  created_at: Timestamp;
  moved_at: Timestamp;
  search: Generated<string>;
};

export type FeatureVotesRow = {
  request_id: string;
  user_id: string;
  is_solved: boolean | null;
  created_at: Timestamp;
};

export type FileRenditionsRow = {
  file_id: string;
  format: string;
  width: number;
  height: number;
  storage_key: string;
  bytes: number;
};

export type FilesRow = {
  id: string;
  storage_key: string;
  sha256: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  created_at: Generated<Timestamp>;
};

export type GuestLinksRow = {
  id: string;
  booking_id: string;
  token_hash: string;
  expires_at: Timestamp;
  created_at: Timestamp;
};

export type HeroesRow = {
  id: string;
  page: string;
  kind: string;
  picture: Json;
  film: string | null;
  alt: Json;
  focal_points: Json;
  position: number;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  is_published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type HotelChaptersRow = {
  hotel_id: string;
  kind: string;
  position: number;
  content: Json;
  is_published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type HotelContractsRow = {
  id: string;
  hotel_id: string;
  version: number;
  starts_on: string;
  ends_on: string | null;
  terms: Json;
  created_by: string | null;
  created_at: Timestamp;
};

export type HotelDraftsRow = {
  hotel_id: string;
  kind: string;
  frame: Json;
  frame_version: Generated<number>;
  pt: Json;
  pt_version: Generated<number>;
  en: Json;
  en_version: Generated<number>;
  agreed: Json;
  updated_at: Timestamp;
};

export type HotelIntroductionsRow = {
  hotel_id: string;
  user_id: string;
  since: Timestamp;
};

export type HotelMembersRow = {
  hotel_id: string;
  user_id: string;
  part: string;
  created_at: Timestamp;
};

export type HotelOperationsRow = {
  id: string;
  hotel_id: string;
  kind: string;
  part: string;
  version: number;
  actor_id: string | null;
  at: Timestamp;
};

export type HotelPicturesRow = {
  id: string;
  hotel_id: string;
  width: number;
  height: number;
  created_by: string | null;
  created_at: Timestamp;
};

export type HotelPublicationsRow = {
  id: string;
  hotel_id: string;
  kind: string;
  language: string;
  version: number;
  frame: Json;
  words: Json;
  actor_id: string | null;
  is_on_behalf: Generated<boolean>;
  at: Timestamp;
};

export type HotelSheetsRow = {
  hotel_id: string;
  content: Json;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: Timestamp;
};

export type HotelsRow = {
  id: string;
  slug: string;
  name: string;
  country: string;
  place: Json;
  style: string;
  headline: Json;
  summary: Json;
  picture: Json;
  facts: Generated<Json>;
  position: number;
  is_featured: Generated<boolean>;
  is_published: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  kind: Generated<string>;
  group_id: string | null;
  time_zone: Generated<string>;
  search: Generated<string>;
  name_search: Generated<string>;
};

export type HouseholdsRow = {
  id: string;
  owner_id: string;
  name: string;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type IdempotencyKeysRow = {
  scope: string;
  key: string;
  request_hash: string;
  response: Json | null;
  created_at: Generated<Timestamp>;
};

export type InvitesRow = {
  id: string;
  email: string;
  role: string;
  full_name: Generated<string>;
  language: Generated<string>;
  token_hash: string;
  invited_by: string | null;
  user_id: string | null;
  sent_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  revoked_at: Timestamp | null;
  revoke_reason: string | null;
  renewal_asked_at: Timestamp | null;
  version: Generated<number>;
  created_at: Timestamp;
  search: Generated<string>;
  hotel_id: string | null;
  hotel_part: string | null;
};

export type JourneyBlocksRow = {
  id: string;
  journey_id: string;
  option_id: string;
  kind: string;
  day: number | null;
  position: string;
  hotel_id: string | null;
  content: Json;
  is_removed: Generated<boolean>;
  version: Generated<number>;
};

export type JourneyLibraryRow = {
  id: string;
  owner_id: string;
  kind: string;
  name: string;
  content: Json;
  created_at: Timestamp;
};

export type JourneyOperationsRow = {
  id: string;
  journey_id: string;
  actor_id: string | null;
  revision: number;
  request_hash: string;
  operation: Json;
  answer: Json;
  at: Timestamp;
};

export type JourneyOptionsRow = {
  id: string;
  journey_id: string;
  label: string;
  name: Json;
  is_removed: Generated<boolean>;
  version: Generated<number>;
};

export type JourneySnapshotsRow = {
  id: string;
  journey_id: string;
  number: number;
  revision: number;
  content: Json;
  document: Json;
  published_by: string | null;
  published_at: Timestamp;
};

export type JourneysRow = {
  id: string;
  owner_id: string;
  client_id: string | null;
  state: Generated<string>;
  head: Json;
  title: string;
  starts_on: string;
  ends_on: string;
  currency: string;
  version: Generated<number>;
  revision: Generated<number>;
  accepted_snapshot_id: string | null;
  chosen_option_id: string | null;
  state_note: string | null;
  state_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  worth: number | null;
  search: Generated<string>;
};

export type LedgerAccountsRow = {
  id: Generated<number>;
  kind: string;
  holder_id: string | null;
  currency: string;
};

export type LedgerEntriesRow = {
  id: Generated<number>;
  transaction_id: string;
  account_id: number;
  currency: string;
  amount: number;
};

export type LedgerTransactionsRow = {
  id: string;
  cause: string;
  reverses_id: string | null;
  actor_id: string | null;
  at: Timestamp;
  made_in: Generated<number>;
};

export type LinkBookingsRow = {
  booking_id: string;
  link_id: string;
  source: string;
  at: Timestamp;
};

export type LinkClicksRow = {
  link_id: string;
  day: string;
  source: string;
  clicks: number;
};

export type LinkLeadsRow = {
  message_id: string;
  link_id: string;
  source: string;
  at: Timestamp;
};

export type LiveEventsRow = {
  id: Generated<number>;
  topic: string;
  event: string;
  data: Json;
  created_at: Generated<Timestamp>;
};

export type MarketingBrandsRow = {
  user_id: string;
  colour: string | null;
  logo_file_id: string | null;
  version: Generated<number>;
  updated_at: Timestamp;
};

export type MarketingPastLogosRow = {
  file_id: string;
  user_id: string;
  replaced_at: Timestamp;
};

export type MaterialCollectionItemsRow = {
  collection_id: string;
  material_id: string;
  at: Timestamp;
};

export type MaterialCollectionsRow = {
  id: string;
  user_id: string;
  name: string;
  created_at: Timestamp;
};

export type MaterialFavouritesRow = {
  user_id: string;
  material_id: string;
  at: Timestamp;
};

export type MaterialLinksRow = {
  id: string;
  token_hash: string;
  user_id: string;
  kind: string;
  material_ids: string[];
  created_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  openings: Generated<number>;
};

export type MaterialRequestsRow = {
  id: string;
  hotel_id: string;
  type: string;
  language: string;
  words: string | null;
  user_id: string;
  at: Timestamp;
};

export type MaterialTakesRow = {
  id: string;
  version_id: string;
  material_id: string;
  user_id: string;
  way: string;
  at: Timestamp;
};

export type MaterialUploadsRow = {
  id: string;
  user_id: string;
  file_id: string;
  pages: number | null;
  created_at: Timestamp;
  preview_file_id: string | null;
};

export type MaterialVersionsRow = {
  id: string;
  material_id: string;
  number: number;
  state: string;
  file_id: string;
  pages: number | null;
  changes: string | null;
  credit: string | null;
  valid_from: string | null;
  valid_until: string | null;
  embargo_until: string | null;
  opens_at: Timestamp;
  closes_at: Timestamp | null;
  comment: string | null;
  created_by: string | null;
  created_at: Timestamp;
  published_at: Timestamp | null;
  preview_file_id: string | null;
  tags: Generated<string[]>;
  alt_pt: string | null;
  alt_en: string | null;
};

export type MaterialVisitsRow = {
  user_id: string;
  read_until: Timestamp;
};

export type MaterialWordsRow = {
  word: string;
};

export type MaterialsRow = {
  id: string;
  hotel_id: string;
  type: string;
  language: string;
  season: string;
  part: Generated<string>;
  title: string;
  words: Generated<string>;
  shown_version_id: string | null;
  opens_at: Timestamp | null;
  closes_at: Timestamp | null;
  published_at: Timestamp | null;
  created_at: Timestamp;
  tags: Generated<string>;
  search: Generated<string>;
};

export type NewsletterLinksRow = {
  token_hash: string;
  subscriber_id: string;
  created_at: Timestamp;
};

export type NewsletterSubscribersRow = {
  id: string;
  email: string;
  language: string;
  mailed_at: Timestamp;
  confirmed_at: Timestamp | null;
  unsubscribed_at: Timestamp | null;
  created_at: Timestamp;
};

export type NotificationPreferencesRow = {
  user_id: string;
  kind: string;
  channel: string;
  is_on: boolean;
};

export type NotificationsRow = {
  id: string;
  user_id: string;
  kind: string;
  params: Json;
  link: string;
  created_at: Timestamp;
  read_at: Timestamp | null;
};

export type PageViewsRow = {
  day: string;
  path: string;
  language: string;
  views: Generated<number>;
};

export type PaymentMatchesRow = {
  payment_id: string;
  commission_id: string;
  amount: number;
  charge: number;
};

export type PaymentsRow = {
  id: string;
  hotel_id: string;
  currency: string;
  amount: number;
  charges: number;
  unmatched: number;
  paid_on: string;
  reference: string;
  recorded_by: string;
  created_at: Timestamp;
};

export type PayoutBatchesRow = {
  id: string;
  number: Generated<number>;
  currency: string;
  rate: string | null;
  rate_on: string | null;
  state: string;
  prepared_by: string;
  approved_by: string | null;
  sent_by: string | null;
  settled_by: string | null;
  reversed_by: string | null;
  reason: Generated<string>;
  created_at: Timestamp;
  approved_at: Timestamp | null;
  sent_at: Timestamp | null;
  settled_at: Timestamp | null;
  reversed_at: Timestamp | null;
  version: Generated<number>;
};

export type PayoutDetailsRow = {
  user_id: string;
  kind: string;
  key: string;
  holder: string;
  version: Generated<number>;
  updated_at: Timestamp;
};

export type PayoutFilesRow = {
  file_id: string;
  user_id: string;
  created_at: Timestamp;
};

export type PayoutInvoiceRowsRow = {
  invoice_id: string;
  commission_id: string;
  payee_id: string;
};

export type PayoutInvoicesRow = {
  id: string;
  payee_id: string;
  currency: string;
  amount: number;
  number: string | null;
  file_id: string | null;
  created_at: Timestamp;
};

export type PayoutRowsRow = {
  payout_id: string;
  commission_id: string;
  payee_id: string;
  amount: number;
  paid: number;
  is_live: Generated<boolean>;
};

export type PayoutsRow = {
  id: string;
  batch_id: string;
  payee_id: string;
  gross: number;
  paid_gross: number;
  withholdings: Generated<Json>;
  withheld: Generated<number>;
  net: number;
  key_kind: string | null;
  key: string | null;
  holder: string | null;
  details_version: number;
  edited_by: string | null;
  proof_file_id: string | null;
  booked_id: string | null;
};

export type ProfileDetailsRow = {
  user_id: string;
  headline: string | null;
  bio: string | null;
  city: string | null;
  phone: string | null;
  whatsapp: string | null;
  languages: Generated<string[]>;
  specialties: Generated<string[]>;
  cpf: string | null;
  visibility: Generated<Json>;
  photo_file_id: string | null;
  agency_id: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type ProfilesRow = {
  id: string;
  status: Generated<string>;
  full_name: Generated<string>;
  preferred_language: Generated<string>;
  avatar_url: string | null;
  selected_role: string | null;
  status_reason: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  search: Generated<string>;
};

export type ProposalCommentsRow = {
  id: string;
  seq: Generated<number>;
  journey_id: string;
  snapshot_id: string;
  block_id: string | null;
  parent_id: string | null;
  author: string;
  name: string;
  body: string;
  at: Timestamp;
};

export type ProposalEventsRow = {
  id: Generated<number>;
  journey_id: string;
  link_id: string | null;
  snapshot_id: string;
  kind: string;
  option_id: string | null;
  name: string | null;
  reason: string | null;
  at: Timestamp;
};

export type ProposalLinksRow = {
  id: string;
  journey_id: string;
  token_hash: string;
  passcode_hash: string | null;
  language: string;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  first_opened_at: Timestamp | null;
  version: Generated<number>;
  created_at: Timestamp;
};

export type RateLimitsRow = {
  key: string;
  points: Generated<number>;
  expire: number | null;
};

export type ReferralStepsRow = {
  seq: Generated<number>;
  referral_id: string;
  kind: string;
  text: string | null;
  author_id: string | null;
  at: Timestamp;
};

export type ReferralsRow = {
  id: string;
  owner_id: string | null;
  name: string;
  place: string;
  country: string;
  website: string | null;
  host: string | null;
  why: string;
  contact: string | null;
  state: string;
  claim_ends_at: Timestamp;
  is_claim_over: Generated<boolean>;
  version: Generated<number>;
  created_at: Timestamp;
  moved_at: Timestamp;
  name_key: Generated<string>;
  search: Generated<string>;
};

export type ReputationAppealsRow = {
  id: string;
  event_id: string;
  user_id: string;
  body: string;
  state: Generated<string>;
  answer: Generated<string>;
  decided_by: string | null;
  decided_at: Timestamp | null;
  due_on: string;
  created_at: Timestamp;
  version: Generated<number>;
};

export type ReputationEventsRow = {
  id: string;
  seq: Generated<number>;
  user_id: string;
  kind: string;
  rule_key: string;
  rule_version: number | null;
  cap_group: string | null;
  cause: string;
  asked: number;
  points: number;
  at: Timestamp;
  expires_at: Timestamp | null;
  about_id: string | null;
  evidence_kind: string | null;
  evidence_id: string | null;
  actor_id: string | null;
};

export type ReputationRuleSetsRow = {
  version: number;
  id: Generated<string>;
  valid_from: Timestamp;
  life_months: number;
  rates: Json;
  note: Generated<string>;
  published_by: string | null;
  published_at: Timestamp;
};

export type ReputationRulesRow = {
  version: number;
  key: string;
  points: number;
  per_thousand: Generated<number>;
  most: number | null;
  cap_points: number | null;
  cap_window: string | null;
  cap_group: string;
};

export type ReputationWordsRow = {
  event_id: string;
  user_id: string;
  body: string;
};

export type SalesActivitiesRow = {
  id: string;
  hotel_id: string;
  kind: string;
  happened_on: string;
  summary: string;
  reach: number | null;
  next_step: string | null;
  next_step_on: string | null;
  created_by: string | null;
  created_at: Timestamp;
  version: Generated<number>;
  search: Generated<string>;
};

export type SchemaMigrationsRow = {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
};

export type SettingsRow = {
  key: string;
  value: Json;
  version: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type ShortLinksRow = {
  id: string;
  code: string;
  campaign_id: string;
  user_id: string;
  created_at: Timestamp;
};

export type StatementLogRow = {
  id: Generated<number>;
  statement_id: string;
  kind: string;
  actor_id: string | null;
  note: Generated<string>;
  at: Timestamp;
};

export type StatementRungsRow = {
  commission_id: string;
  rung: number;
  statement_id: string;
};

export type StatementsRow = {
  id: string;
  kind: string;
  subject_id: string;
  month: string | null;
  rung: number | null;
  content: Json;
  state: string;
  prepared_at: Timestamp;
  released_at: Timestamp | null;
  version: Generated<number>;
};

export type SystemUpdatesRow = {
  id: string;
  title: string;
  description: string;
  version: string | null;
  update_type: string;
  target_audience: string;
  is_published: Generated<boolean>;
  published_at: Timestamp | null;
  title_en: string | null;
  description_en: string | null;
};

export type SystemUpdatesReadRow = {
  update_id: string;
  user_id: string;
  read_at: Timestamp;
};

export type TierLaddersRow = {
  id: string;
  role: string;
  version: number;
  valid_from: Timestamp;
  note: Generated<string>;
  published_by: string | null;
  published_at: Timestamp;
};

export type TierLocksRow = {
  user_id: string;
  reason: string;
  actor_id: string | null;
  at: Timestamp;
};

export type TierMovesRow = {
  id: Generated<number>;
  user_id: string;
  from_tier: string;
  to_tier: string;
  cause: string;
  ladder_id: string;
  score: number;
  reason: Generated<string>;
  actor_id: string | null;
  at: Timestamp;
};

export type TierWarningsRow = {
  user_id: string;
  quarter_ends_on: string;
  tier_name: string;
  score: number;
  announced_at: Timestamp;
  outcome: string | null;
};

export type TravelAdvisorsRow = {
  user_id: string;
  advisor_tier_id: string;
};

export type UserRolesRow = {
  user_id: string;
  role: string;
  created_at: Timestamp;
};

export type Tables = {
  advisor_reputation: AdvisorReputationRow;
  advisor_tiers: AdvisorTiersRow;
  agencies: AgenciesRow;
  audit_log: AuditLogRow;
  "auth.audit_log": AuthAuditLogRow;
  "auth.ended_sessions": AuthEndedSessionsRow;
  "auth.flow_states": AuthFlowStatesRow;
  "auth.identities": AuthIdentitiesRow;
  "auth.mfa_challenges": AuthMfaChallengesRow;
  "auth.mfa_factors": AuthMfaFactorsRow;
  "auth.one_time_tokens": AuthOneTimeTokensRow;
  "auth.recovery_codes": AuthRecoveryCodesRow;
  "auth.sessions": AuthSessionsRow;
  "auth.users": AuthUsersRow;
  booking_events: BookingEventsRow;
  booking_files: BookingFilesRow;
  booking_links: BookingLinksRow;
  booking_rooms: BookingRoomsRow;
  bookings: BookingsRow;
  campaign_hotels: CampaignHotelsRow;
  campaigns: CampaignsRow;
  captured_mails: CapturedMailsRow;
  checkpoint_feeds: CheckpointFeedsRow;
  checkpoints: CheckpointsRow;
  client_traces: ClientTracesRow;
  clients: ClientsRow;
  commission_events: CommissionEventsRow;
  commission_shares: CommissionSharesRow;
  commissions: CommissionsRow;
  contact_messages: ContactMessagesRow;
  facts: FactsRow;
  faq_entries: FaqEntriesRow;
  feature_comments: FeatureCommentsRow;
  feature_requests: FeatureRequestsRow;
  feature_votes: FeatureVotesRow;
  file_renditions: FileRenditionsRow;
  files: FilesRow;
  guest_links: GuestLinksRow;
  heroes: HeroesRow;
  hotel_chapters: HotelChaptersRow;
  hotel_contracts: HotelContractsRow;
  hotel_drafts: HotelDraftsRow;
  hotel_introductions: HotelIntroductionsRow;
  hotel_members: HotelMembersRow;
  hotel_operations: HotelOperationsRow;
  hotel_pictures: HotelPicturesRow;
  hotel_publications: HotelPublicationsRow;
  hotel_sheets: HotelSheetsRow;
  hotels: HotelsRow;
  households: HouseholdsRow;
  idempotency_keys: IdempotencyKeysRow;
  invites: InvitesRow;
  journey_blocks: JourneyBlocksRow;
  journey_library: JourneyLibraryRow;
  journey_operations: JourneyOperationsRow;
  journey_options: JourneyOptionsRow;
  journey_snapshots: JourneySnapshotsRow;
  journeys: JourneysRow;
  ledger_accounts: LedgerAccountsRow;
  ledger_entries: LedgerEntriesRow;
  ledger_transactions: LedgerTransactionsRow;
  link_bookings: LinkBookingsRow;
  link_clicks: LinkClicksRow;
  link_leads: LinkLeadsRow;
  live_events: LiveEventsRow;
  marketing_brands: MarketingBrandsRow;
  marketing_past_logos: MarketingPastLogosRow;
  material_collection_items: MaterialCollectionItemsRow;
  material_collections: MaterialCollectionsRow;
  material_favourites: MaterialFavouritesRow;
  material_links: MaterialLinksRow;
  material_requests: MaterialRequestsRow;
  material_takes: MaterialTakesRow;
  material_uploads: MaterialUploadsRow;
  material_versions: MaterialVersionsRow;
  material_visits: MaterialVisitsRow;
  material_words: MaterialWordsRow;
  materials: MaterialsRow;
  newsletter_links: NewsletterLinksRow;
  newsletter_subscribers: NewsletterSubscribersRow;
  notification_preferences: NotificationPreferencesRow;
  notifications: NotificationsRow;
  page_views: PageViewsRow;
  payment_matches: PaymentMatchesRow;
  payments: PaymentsRow;
  payout_batches: PayoutBatchesRow;
  payout_details: PayoutDetailsRow;
  payout_files: PayoutFilesRow;
  payout_invoice_rows: PayoutInvoiceRowsRow;
  payout_invoices: PayoutInvoicesRow;
  payout_rows: PayoutRowsRow;
  payouts: PayoutsRow;
  profile_details: ProfileDetailsRow;
  profiles: ProfilesRow;
  proposal_comments: ProposalCommentsRow;
  proposal_events: ProposalEventsRow;
  proposal_links: ProposalLinksRow;
  rate_limits: RateLimitsRow;
  referral_steps: ReferralStepsRow;
  referrals: ReferralsRow;
  reputation_appeals: ReputationAppealsRow;
  reputation_events: ReputationEventsRow;
  reputation_rule_sets: ReputationRuleSetsRow;
  reputation_rules: ReputationRulesRow;
  reputation_words: ReputationWordsRow;
  sales_activities: SalesActivitiesRow;
  schema_migrations: SchemaMigrationsRow;
  settings: SettingsRow;
  short_links: ShortLinksRow;
  statement_log: StatementLogRow;
  statement_rungs: StatementRungsRow;
  statements: StatementsRow;
  system_updates: SystemUpdatesRow;
  system_updates_read: SystemUpdatesReadRow;
  tier_ladders: TierLaddersRow;
  tier_locks: TierLocksRow;
  tier_moves: TierMovesRow;
  tier_warnings: TierWarningsRow;
  travel_advisors: TravelAdvisorsRow;
  user_roles: UserRolesRow;
};
