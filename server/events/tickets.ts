import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#platform/config.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";

const HALF = 16;

/** What a ticket says: whose it is and which of its tickets, signed; another version or another hand is worth nothing. */
export function ticketOf(config: Config, { id, version }: { id: string; version: number }): string {
  return `${short(id)}.${version}.${sign(config, "event-tickets", `${id}.${version}`).toString("base64url")}`;
}

/** What the door's reader reads: opened by any phone, it is the guest's own check-in. */
export function ticketAddress(config: Config, eventCode: string, ticket: string): string {
  return new URL(`/events/check-in/${eventCode}#${ticket}`, config.publicUrl).href;
}

/** The registration a ticket names, if the house signed it. */
export function readTicket(config: Config, ticket: string): { id: string; version: number } | null {
  const [name = "", version = "", signature = ""] = ticket.split(".");
  const id = long(name);
  if (!id) return null;
  const expected = sign(config, "event-tickets", `${id}.${version}`);
  return isSame(expected, signature) ? { id, version: Number(version) } : null;
}

/** The secret of a registration's page: its id and the house's hand, so that nothing need be kept. */
export function pageToken(config: Config, id: string): string {
  const signature = sign(config, "event-pages", id);
  return Buffer.concat([Buffer.from(id.replaceAll("-", ""), "hex"), signature]).toString("base64url");
}

/** The registration whose page a secret opens. */
export function readPageToken(config: Config, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  const id = long(bytes.subarray(0, HALF).toString("base64url"));
  if (!id || bytes.length !== 2 * HALF) return null;
  return isSame(sign(config, "event-pages", id), bytes.subarray(HALF).toString("base64url")) ? id : null;
}

export const ticketPath = (config: Config, id: string) => `/events/ticket/${pageToken(config, id)}`;

/** What a scanner keeps of a ticket, or of the code that is typed in its place at one event. */
export const ticketHash = (ticket: string) => createHash("sha256").update(ticket).digest("hex");
export const codeHash = (eventCode: string, code: string) => ticketHash(`${eventCode} ${code}`);

function sign(config: Config, purpose: string, words: string): Buffer {
  const secret = deriveSecret(loadServiceKey(config), purpose);
  return createHmac("sha256", secret).update(words).digest().subarray(0, HALF);
}

/** As it is written: the last letter of a signature has bits to spare, and there is one way to write it. */
function isSame(expected: Buffer, given: string): boolean {
  const [ours, theirs] = [Buffer.from(expected.toString("base64url")), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const short = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

function long(name: string): string | null {
  const hex = Buffer.from(name, "base64url").toString("hex");
  if (hex.length !== 2 * HALF) return null;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
