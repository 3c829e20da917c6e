import type { IncomingMessage } from "node:http";
import { isIPv6, type Socket } from "node:net";

/** A connection keeps its address for all its requests. */
const addresses = new WeakMap<Socket, string>();

/** The address an arrived request is counted by. */
export function addressOf({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? headers["x-forwarded-for"] : undefined;
  const known = forwarded === undefined ? addresses.get(socket) : undefined;
  if (known !== undefined) return known;
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  const address = clientAddress({ socket: socket.remoteAddress ?? "unknown", forwardedFor, trustProxy });
  if (forwarded === undefined) addresses.set(socket, address);
  return address;
}

/**
 * The address a request is counted by. Only the entries that our own proxies appended to x-forwarded-for
 * are believed; with none in front, the socket decides.
 */
export function clientAddress({ socket, forwardedFor, trustProxy }: AddressInput): string {
  if (trustProxy === 0 || !forwardedFor) return addressBucket(socket);
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return addressBucket(hops.at(-trustProxy) ?? hops[0] ?? socket);
}

type AddressInput = { socket: string; forwardedFor: string | undefined; trustProxy: number };

/** An IPv4 address as it is, however it is spelled; an IPv6 one by its /64, which one subscriber owns. */
export function addressBucket(address: string): string {
  const bare = address
    .replace(/^\[|\]$/g, "")
    .replace(/%.*$/, "")
    .toLowerCase();
  if (!isIPv6(bare)) return bare || "unknown";
  const groups = expand(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

function expand(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [(Number(a) << 8) | Number(b), (Number(c) << 8) | Number(d)].map((n) => n.toString(16)).join(":"),
  );
  const [head = "", tail] = hex.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill("0"), ...right].map((group) => Number.parseInt(group, 16));
}
