import type { RequestKind, RequestState } from "#domain/privacy/privacy-desk.ts";
import { m } from "#messages/messages.js";

export const kindNames: Record<RequestKind, () => string> = {
  access: m.privacy_kind_access,
  correction: m.privacy_kind_correction,
  erasure: m.privacy_kind_erasure,
  portability: m.privacy_kind_portability,
  information: m.privacy_kind_information,
  opposition: m.privacy_kind_opposition,
};

/** The parts of the list. */
export const partNames: Record<RequestState, () => string> = {
  open: m.privacy_requests_open,
  answered: m.privacy_requests_answered,
  refused: m.privacy_requests_refused,
};
