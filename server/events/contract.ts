import type { guestsContract as deskGuestsContract, doorsContract, eventsContract } from "./desk/contract.ts";
import type { guestsContract, scannersContract } from "./door/contract.ts";
import type { membersContract, publicContract, ticketsContract } from "./guests/contract.ts";

/** The routes of this capability, for its typed client. */
export type EventsApi =
  | typeof guestsContract
  | typeof scannersContract
  | typeof eventsContract
  | typeof deskGuestsContract
  | typeof doorsContract
  | typeof publicContract
  | typeof membersContract
  | typeof ticketsContract;
