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

export type AcceptedTermsRow = {
  id: string;
  user_id: string;
  version: string;
  way: string;
  accepted_at: Timestamp;
};

export type AdminGrantsRow = {
  id: string;
  user_id: string;
  proposed_by: string | null;
  reason: string;
  proposed_at: Timestamp;
  decided_by: string | null;
  decided_at: Timestamp | null;
  is_confirmed: boolean | null;
};

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
  valid_trainings: Generated<number>;
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
  owner_id: string | null;
  search: Generated<string>;
};

export type AgencyInvitesRow = {
  id: string;
  agency_id: string;
  email: string;
  points: number;
  created_at: Timestamp;
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
  reverts: number | null;
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
  side: Generated<string>;
};

export type BookingRoomsRow = {
  booking_id: string;
  position: number;
  category: string;
  rate_plan: string;
  price: number;
  guests: Json;
};

export type BookingVisitorsRow = {
  id: string;
  booking_id: string;
  name: string;
  email: string;
  language: string;
  agreed_at: Timestamp;
  source: string | null;
  forgotten_at: Timestamp | null;
};

export type BookingsRow = {
  id: string;
  reference: string;
  owner_id: string;
  hotel_id: string | null;
  contract_id: string | null;
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
  product_id: string | null;
  offer: Json | null;
  supplier_id: string | null;
  places: Generated<number>;
};

export type BulkRunsRow = {
  id: string;
  actor_id: string;
  action: string;
  reason: string | null;
  items: Json;
  state: string;
  hold_until: Timestamp;
  heard_at: Timestamp | null;
  results: Generated<Json>;
  created_at: Timestamp;
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
  attachments: Generated<Json>;
};

export type CertificatesRow = {
  id: string;
  code: string;
  training_id: string | null;
  user_id: string;
  name: string;
  title: Json;
  house: string;
  issued_on: string;
  valid_until: string;
  signature: string;
  created_at: Timestamp;
};

export type CheckInsRow = {
  id: string;
  event_id: string;
  registration_id: string | null;
  scanner_id: string | null;
  kind: string;
  result: string;
  outcome: Json;
  reason: string | null;
  at: Timestamp;
  heard_at: Timestamp;
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

export type CommentsRow = {
  id: string;
  post_id: string;
  author_id: string;
  text: string;
  state: Generated<string>;
  created_at: Timestamp;
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
  came: Generated<number>;
};

export type CommissionsRow = {
  id: string;
  booking_id: string;
  hotel_id: string | null;
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
  agency_id: string | null;
  supplier_id: string | null;
  bonus_id: string | null;
  declaration_id: string | null;
  is_clawed: Generated<boolean>;
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
  status: Generated<string>;
  owner_id: string | null;
  source: Generated<string>;
  answered_at: Timestamp | null;
  version: Generated<number>;
  search: Generated<string>;
};

export type ContactStepsRow = {
  seq: Generated<number>;
  message_id: string;
  kind: string;
  text: string | null;
  author_id: string | null;
  at: Timestamp;
};

export type DiagnosticAnswersRow = {
  diagnostic_id: string;
  question: string;
  option: string | null;
  at: Timestamp;
};

export type DiagnosticsRow = {
  id: string;
  version_id: string;
  user_id: string | null;
  name: string;
  email: string;
  language: string;
  may_write: boolean;
  source: string;
  consented_at: Timestamp;
  token_hash: string;
  state: Generated<string>;
  started_at: Timestamp;
  saved_at: Timestamp;
  finished_at: Timestamp | null;
  result: Json | null;
  overall: number | null;
  document_id: string | null;
  search: Generated<string>;
};

export type EventAppointmentsRow = {
  id: string;
  event_id: string;
  starts_at: Timestamp;
  minutes: number;
  host: string;
  place: string;
  registration_id: string | null;
};

export type EventScannersRow = {
  id: string;
  event_id: string;
  door: string;
  enrol_hash: string | null;
  enrol_expires_at: Timestamp;
  device_hash: string | null;
  enrolled_at: Timestamp | null;
  revoked_at: Timestamp | null;
  seen_at: Timestamp | null;
  created_by: string | null;
  created_at: Timestamp;
};

export type EventsRow = {
  id: string;
  code: string;
  slug: string;
  kind: string;
  title: Json;
  headline: Json;
  lead: Json;
  picture: string;
  venue: string;
  address: string;
  city: string;
  zone: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  doors_open_at: Timestamp;
  doors_close_at: Timestamp;
  capacity: number;
  audience: string;
  roles: Generated<string[]>;
  questions: Json;
  programme: Json;
  state: string;
  cancel_reason: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  search: Generated<string>;
  trainings: Generated<string[]>;
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

export type GoalsRow = {
  id: string;
  owner_id: string;
  measure: string;
  target: number;
  starts_on: string;
  ends_on: string;
  version: Generated<number>;
  created_at: Timestamp;
};

export type GuestLinksRow = {
  id: string;
  booking_id: string;
  token_hash: string;
  expires_at: Timestamp;
  created_at: Timestamp;
};

export type HeroFilesRow = {
  id: string;
  kind: string;
  width: number | null;
  height: number | null;
  bytes: number;
  light: string | null;
  created_by: string | null;
  created_at: Timestamp;
};

export type HeroVersionsRow = {
  hero_id: string;
  number: number;
  look: Json;
  published_by: string | null;
  published_at: Timestamp;
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
  name: Generated<string>;
  veil: Generated<number>;
  draft: Json | null;
  published_at: Timestamp | null;
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

export type HotelRatesRow = {
  hotel_id: string;
  currency: string;
  amount: number;
  updated_by: string | null;
  updated_at: Timestamp;
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

export type HouseRatesRow = {
  month: string;
  currency: string;
  rate: string;
  version: Generated<number>;
  set_by: string | null;
  set_at: Timestamp;
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

export type InsightGroupsRow = {
  role: string;
  figure: string;
  people: number;
  median: number;
  computed_on: string;
};

export type InsightLettersRow = {
  owner_id: string;
  week: string;
};

export type InsightRetiredRulesRow = {
  rule: string;
  retired_by: string | null;
  retired_at: Timestamp;
};

export type InsightsRow = {
  id: string;
  owner_id: string;
  rule: string;
  subject_id: string | null;
  state: string;
  snoozed_until: string | null;
  shown_at: Timestamp;
  acted_at: Timestamp | null;
  moved_at: Timestamp;
  outcome_at: Timestamp | null;
  outcome: string | null;
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
  bytes: Generated<number>;
};

export type JourneyFilesRow = {
  id: string;
  journey_id: string;
  block_id: string | null;
  upload_id: string;
  position: string;
  audience: string;
  caption: Json;
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
  operation: Json | null;
  answer: Json | null;
  at: Timestamp;
};

export type JourneyOptionsRow = {
  id: string;
  journey_id: string;
  label: string;
  name: Json;
  is_removed: Generated<boolean>;
  version: Generated<number>;
  texts: Generated<Json>;
};

export type JourneySnapshotFilesRow = {
  snapshot_id: string;
  upload_id: string;
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

export type JourneyUploadsRow = {
  id: string;
  owner_id: string | null;
  content: Json;
  created_at: Timestamp;
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
  accepted_by: string | null;
  is_copy: Generated<boolean>;
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
  message_id: string | null;
  link_id: string;
  source: string;
  at: Timestamp;
  id: Generated<string>;
  diagnostic_id: string | null;
  store_lead_id: string | null;
  booking_id: string | null;
};

export type ListedPeopleRow = {
  id: string;
  status: string;
  role: string | null;
  name_key: string;
  words: string;
  created_at: Timestamp;
  updated_at: Timestamp;
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
  hotel_id: string;
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
  source: Generated<string>;
  removed_by: string | null;
  removed_reason: string | null;
  version: Generated<number>;
  search: Generated<string>;
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

export type PaymentDeclarationsRow = {
  id: string;
  hotel_id: string;
  paid_on: string;
  reference: string;
  proof_file_id: string | null;
  declared_by: string;
  created_at: Timestamp;
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
  reversed_at: Timestamp | null;
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

export type PayoutClaimsRow = {
  id: string;
  commission_id: string;
  payee_id: string;
  currency: string;
  amount: number;
  reason: string;
  created_by: string;
  created_at: Timestamp;
  repaid: number | null;
  repaid_on: string | null;
  repaid_reference: string | null;
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
  payout_id: string | null;
  is_live: Generated<boolean>;
  taker_name: string | null;
  taker_cnpj: string | null;
  city: string | null;
  service_code: string | null;
  competence: string | null;
  regime: string | null;
  iss: Generated<number>;
  other: Generated<number>;
  other_word: Generated<string>;
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
  hands: Generated<string[]>;
  needs_invoice: Generated<boolean>;
  confirmed_at: Timestamp | null;
  taken_out_at: Timestamp | null;
  taken_out_by: string | null;
  taken_out_reason: string | null;
};

export type PlanActionsRow = {
  id: string;
  owner_id: string;
  diagnostic_id: string;
  checkpoint_id: string;
  key: string;
  dimension: Json;
  title: Json;
  note: Json;
  fact: string | null;
  times: number | null;
  seen: Generated<number>;
  created_at: Timestamp;
};

export type PostPicturesRow = {
  id: string;
  width: number;
  height: number;
  created_by: string | null;
  created_at: Timestamp;
};

export type PostSlugsRow = {
  slug: string;
  post_id: string;
};

export type PostTextsRow = {
  post_id: string;
  language: string;
  title: string;
  excerpt: string;
  body: Json;
  version: Generated<number>;
  says_version: Generated<number>;
  updated_at: Timestamp;
  search: Generated<string>;
};

export type PostVersionsRow = {
  post_id: string;
  language: string;
  version: number;
  title: string;
  excerpt: string;
  body: Json;
  saved_by: string | null;
  saved_at: Timestamp;
};

export type PostsRow = {
  id: string;
  slug: string;
  category: string;
  state: Generated<string>;
  byline: string;
  cover: Json;
  publish_at: Timestamp | null;
  published_at: Timestamp | null;
  preview_hash: string | null;
  version: Generated<number>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type PrivacyIncidentsRow = {
  id: string;
  title: string;
  severity: string;
  people: number;
  measures: string;
  found_at: Timestamp;
  reported_at: Timestamp | null;
  closed_at: Timestamp | null;
  version: Generated<number>;
};

export type PrivacyRequestsRow = {
  id: string;
  kind: string;
  email: string;
  note: string;
  state: Generated<string>;
  answer: string | null;
  received_at: Timestamp;
  due_at: Timestamp;
  answered_at: Timestamp | null;
  answered_by: string | null;
  version: Generated<number>;
  search: Generated<string>;
};

export type ProductPicturesRow = {
  id: string;
  seller_id: string | null;
  width: number;
  height: number;
  created_at: Timestamp;
};

export type ProductReviewsRow = {
  id: Generated<number>;
  product_id: string;
  decision: string;
  reason: string | null;
  comments: Generated<Json>;
  by_id: string | null;
  at: Timestamp;
};

export type ProductSavesRow = {
  user_id: string;
  product_id: string;
  at: Timestamp;
};

export type ProductWordsRow = {
  word: string;
};

export type ProductsRow = {
  id: string;
  seller_id: string | null;
  seller_hotel_id: string | null;
  position: Generated<number>;
  live: Json | null;
  live_state: string | null;
  draft: Json | null;
  draft_state: string | null;
  reviewed: Json | null;
  state: Generated<string>;
  sent_at: Timestamp | null;
  consent_hotel_id: string | null;
  consent_key: string | null;
  consent_state: string | null;
  consent_reason: string | null;
  slug: string | null;
  kind: string;
  hotel_id: string | null;
  country: string | null;
  currency: string | null;
  price: number | null;
  price_key: Generated<string | null>;
  visibility: string | null;
  is_instant: Generated<boolean>;
  capacity: number | null;
  places_taken: Generated<number>;
  opens_at: Timestamp | null;
  closes_at: Timestamp | null;
  is_shown: Generated<boolean>;
  words: Generated<string>;
  search: Generated<string>;
  title_key: Generated<string>;
  published_at: Timestamp | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
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
  agency_points: Generated<number>;
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

export type QuestionnaireVersionsRow = {
  id: string;
  questionnaire_id: string;
  number: number | null;
  content: Json;
  version: Generated<number>;
  updated_at: Timestamp;
  published_at: Timestamp | null;
  published_by: string | null;
};

export type QuestionnairesRow = {
  id: string;
  is_open: Generated<boolean>;
  created_by: string | null;
  created_at: Timestamp;
};

export type RateLimitsRow = {
  key: string;
  points: Generated<number>;
  expire: number | null;
};

export type ReactionsRow = {
  post_id: string;
  user_id: string;
  kind: string;
  created_at: Timestamp;
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

export type RegistrationsRow = {
  id: string;
  event_id: string;
  user_id: string | null;
  name: string;
  email: string | null;
  language: Generated<string>;
  answers: Generated<Json>;
  state: string;
  reason: string | null;
  ticket_version: Generated<number>;
  code: string;
  queue_number: Generated<number>;
  is_walk_in: Generated<boolean>;
  mail_code_hash: string | null;
  mail_code_expires_at: Timestamp | null;
  mail_code_tries: Generated<number>;
  checked_in_at: Timestamp | null;
  check_in_heard_at: Timestamp | null;
  checked_in_by: string | null;
  attended_at: Timestamp | null;
  reminded_at: Timestamp | null;
  version: Generated<number>;
  created_at: Timestamp;
  forgotten_at: Timestamp | null;
  search: Generated<string>;
};

export type ReportsRow = {
  id: string;
  post_id: string;
  comment_id: string | null;
  reporter_id: string | null;
  kind: string;
  words: string | null;
  created_at: Timestamp;
  decision: string | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
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
  counts_acceptance: Generated<boolean>;
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

export type SavedViewsRow = {
  id: string;
  user_id: string;
  list: string;
  name: string;
  query: string;
  created_at: Timestamp;
};

export type SchemaMigrationsRow = {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
};

export type SeeAsGrantsRow = {
  id: string;
  admin_id: string;
  subject_id: string;
  reason: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
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

export type ShownProductsRow = {
  id: string;
  kind: string;
  hotel_id: string | null;
  country: string | null;
  currency: string | null;
  price: number | null;
  visibility: string;
  is_instant: boolean;
  closes_at: Timestamp | null;
  search: string;
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

export type StoreBookingsRow = {
  booking_id: string;
  store_id: string;
  source: string;
  at: Timestamp;
};

export type StoreLeadsRow = {
  id: string;
  store_id: string;
  reference: string;
  name: string;
  email: string;
  message: string;
  language: string;
  source: string;
  at: Timestamp;
};

export type StoreSlugsRow = {
  slug: string;
  store_id: string | null;
  since: Timestamp;
};

export type StoreTalksRow = {
  reference: string;
  store_id: string;
  source: string;
  at: Timestamp;
};

export type StoreVisitsRow = {
  store_id: string;
  day: string;
  source: string;
  views: number;
};

export type StoresRow = {
  id: string;
  owner_id: string;
  slug: string;
  is_published: Generated<boolean>;
  published_at: Timestamp | null;
  headline: Generated<Json>;
  bio: Generated<Json>;
  theme: Generated<string>;
  accent: Generated<string>;
  picture: Generated<string>;
  sections: Generated<Json>;
  shows: Generated<string[]>;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  posts: Generated<string[]>;
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
  publish_at: Timestamp | null;
  revision: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type SystemUpdatesReadRow = {
  update_id: string;
  user_id: string;
  read_at: Timestamp;
};

export type TaxRatesRow = {
  id: string;
  kind: string;
  rate: number;
  valid_from: string;
  source: string;
  set_by: string | null;
  set_at: Timestamp;
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

export type TimelineEditsRow = {
  post_id: string;
  number: number;
  text: string;
  replaced_at: Timestamp;
};

export type TimelineMentionsRow = {
  post_id: string;
  name: string;
  hotel_id: string | null;
  created_at: Timestamp;
};

export type TimelineMutesRow = {
  user_id: string;
  muted_id: string;
  until: Timestamp;
};

export type TimelinePicturesRow = {
  id: string;
  owner_id: string;
  post_id: string | null;
  position: number | null;
  alt: Generated<string>;
  width: number;
  height: number;
  created_at: Timestamp;
};

export type TimelinePostsRow = {
  id: string;
  author_id: string;
  text: string;
  audience: string;
  state: Generated<string>;
  edited_at: Timestamp | null;
  version: Generated<number>;
  created_at: Timestamp;
  search: Generated<string>;
};

export type TimelineReadsRow = {
  user_id: string;
  read_up_to: Timestamp;
  read_at: Timestamp;
};

export type TimelineRemovalsRow = {
  id: string;
  post_id: string;
  comment_id: string | null;
  author_id: string;
  reason: string;
  removed_by: string | null;
  removed_at: Timestamp;
  appeal: string | null;
  appealed_at: Timestamp | null;
  is_restored: boolean | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Timestamp | null;
};

export type TrainingAttemptsRow = {
  id: string;
  training_id: string;
  user_id: string;
  version: number;
  score: number;
  is_passed: boolean;
  at: Timestamp;
};

export type TrainingTakesRow = {
  training_id: string;
  user_id: string;
  read: Generated<string[]>;
  attempts: Generated<number>;
  best: number | null;
  passed_at: Timestamp | null;
  started_at: Timestamp;
};

export type TrainingsRow = {
  id: string;
  hotel_id: string | null;
  state: string;
  content: Json;
  version: Generated<number>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  search: Generated<string>;
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
  accepted_terms: AcceptedTermsRow;
  admin_grants: AdminGrantsRow;
  advisor_reputation: AdvisorReputationRow;
  advisor_tiers: AdvisorTiersRow;
  agencies: AgenciesRow;
  agency_invites: AgencyInvitesRow;
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
  booking_visitors: BookingVisitorsRow;
  bookings: BookingsRow;
  bulk_runs: BulkRunsRow;
  campaign_hotels: CampaignHotelsRow;
  campaigns: CampaignsRow;
  captured_mails: CapturedMailsRow;
  certificates: CertificatesRow;
  check_ins: CheckInsRow;
  checkpoint_feeds: CheckpointFeedsRow;
  checkpoints: CheckpointsRow;
  client_traces: ClientTracesRow;
  clients: ClientsRow;
  comments: CommentsRow;
  commission_events: CommissionEventsRow;
  commission_shares: CommissionSharesRow;
  commissions: CommissionsRow;
  contact_messages: ContactMessagesRow;
  contact_steps: ContactStepsRow;
  diagnostic_answers: DiagnosticAnswersRow;
  diagnostics: DiagnosticsRow;
  event_appointments: EventAppointmentsRow;
  event_scanners: EventScannersRow;
  events: EventsRow;
  facts: FactsRow;
  faq_entries: FaqEntriesRow;
  feature_comments: FeatureCommentsRow;
  feature_requests: FeatureRequestsRow;
  feature_votes: FeatureVotesRow;
  file_renditions: FileRenditionsRow;
  files: FilesRow;
  goals: GoalsRow;
  guest_links: GuestLinksRow;
  hero_files: HeroFilesRow;
  hero_versions: HeroVersionsRow;
  heroes: HeroesRow;
  hotel_chapters: HotelChaptersRow;
  hotel_contracts: HotelContractsRow;
  hotel_drafts: HotelDraftsRow;
  hotel_introductions: HotelIntroductionsRow;
  hotel_members: HotelMembersRow;
  hotel_operations: HotelOperationsRow;
  hotel_pictures: HotelPicturesRow;
  hotel_publications: HotelPublicationsRow;
  hotel_rates: HotelRatesRow;
  hotel_sheets: HotelSheetsRow;
  hotels: HotelsRow;
  house_rates: HouseRatesRow;
  households: HouseholdsRow;
  idempotency_keys: IdempotencyKeysRow;
  insight_groups: InsightGroupsRow;
  insight_letters: InsightLettersRow;
  insight_retired_rules: InsightRetiredRulesRow;
  insights: InsightsRow;
  invites: InvitesRow;
  journey_blocks: JourneyBlocksRow;
  journey_files: JourneyFilesRow;
  journey_library: JourneyLibraryRow;
  journey_operations: JourneyOperationsRow;
  journey_options: JourneyOptionsRow;
  journey_snapshot_files: JourneySnapshotFilesRow;
  journey_snapshots: JourneySnapshotsRow;
  journey_uploads: JourneyUploadsRow;
  journeys: JourneysRow;
  ledger_accounts: LedgerAccountsRow;
  ledger_entries: LedgerEntriesRow;
  ledger_transactions: LedgerTransactionsRow;
  link_bookings: LinkBookingsRow;
  link_clicks: LinkClicksRow;
  link_leads: LinkLeadsRow;
  listed_people: ListedPeopleRow;
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
  payment_declarations: PaymentDeclarationsRow;
  payment_matches: PaymentMatchesRow;
  payments: PaymentsRow;
  payout_batches: PayoutBatchesRow;
  payout_claims: PayoutClaimsRow;
  payout_details: PayoutDetailsRow;
  payout_files: PayoutFilesRow;
  payout_invoice_rows: PayoutInvoiceRowsRow;
  payout_invoices: PayoutInvoicesRow;
  payout_rows: PayoutRowsRow;
  payouts: PayoutsRow;
  plan_actions: PlanActionsRow;
  post_pictures: PostPicturesRow;
  post_slugs: PostSlugsRow;
  post_texts: PostTextsRow;
  post_versions: PostVersionsRow;
  posts: PostsRow;
  privacy_incidents: PrivacyIncidentsRow;
  privacy_requests: PrivacyRequestsRow;
  product_pictures: ProductPicturesRow;
  product_reviews: ProductReviewsRow;
  product_saves: ProductSavesRow;
  product_words: ProductWordsRow;
  products: ProductsRow;
  profile_details: ProfileDetailsRow;
  profiles: ProfilesRow;
  proposal_comments: ProposalCommentsRow;
  proposal_events: ProposalEventsRow;
  proposal_links: ProposalLinksRow;
  questionnaire_versions: QuestionnaireVersionsRow;
  questionnaires: QuestionnairesRow;
  rate_limits: RateLimitsRow;
  reactions: ReactionsRow;
  referral_steps: ReferralStepsRow;
  referrals: ReferralsRow;
  registrations: RegistrationsRow;
  reports: ReportsRow;
  reputation_appeals: ReputationAppealsRow;
  reputation_events: ReputationEventsRow;
  reputation_rule_sets: ReputationRuleSetsRow;
  reputation_rules: ReputationRulesRow;
  reputation_words: ReputationWordsRow;
  sales_activities: SalesActivitiesRow;
  saved_views: SavedViewsRow;
  schema_migrations: SchemaMigrationsRow;
  see_as_grants: SeeAsGrantsRow;
  settings: SettingsRow;
  short_links: ShortLinksRow;
  shown_products: ShownProductsRow;
  statement_log: StatementLogRow;
  statement_rungs: StatementRungsRow;
  statements: StatementsRow;
  store_bookings: StoreBookingsRow;
  store_leads: StoreLeadsRow;
  store_slugs: StoreSlugsRow;
  store_talks: StoreTalksRow;
  store_visits: StoreVisitsRow;
  stores: StoresRow;
  system_updates: SystemUpdatesRow;
  system_updates_read: SystemUpdatesReadRow;
  tax_rates: TaxRatesRow;
  tier_ladders: TierLaddersRow;
  tier_locks: TierLocksRow;
  tier_moves: TierMovesRow;
  tier_warnings: TierWarningsRow;
  timeline_edits: TimelineEditsRow;
  timeline_mentions: TimelineMentionsRow;
  timeline_mutes: TimelineMutesRow;
  timeline_pictures: TimelinePicturesRow;
  timeline_posts: TimelinePostsRow;
  timeline_reads: TimelineReadsRow;
  timeline_removals: TimelineRemovalsRow;
  training_attempts: TrainingAttemptsRow;
  training_takes: TrainingTakesRow;
  trainings: TrainingsRow;
  travel_advisors: TravelAdvisorsRow;
  user_roles: UserRolesRow;
};
