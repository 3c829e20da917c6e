const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is on one's own machine. */
export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.has(hostname);
}

/** Whether nobody on the way can read along: https, or http that never leaves the machine. */
export function isSecure(url: URL): boolean {
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
}
