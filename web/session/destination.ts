const KEY = "postLoginDestination";
const DELAY_MS = 100;

/** Remembers where a person wanted to go before they were asked to sign in. */
export function saveDestination(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Goes to the remembered place after a moment and forgets it (spec §2); false if there is none. */
export function visitDestination(visit: (path: string) => void): boolean {
  const path = sessionStorage.getItem(KEY);
  if (!path || !isOwnPath(path)) return false;
  setTimeout(() => {
    sessionStorage.removeItem(KEY);
    visit(path);
  }, DELAY_MS);
  return true;
}

/** Only a path of this site: never an address that leads away. */
export function isOwnPath(path: string): boolean {
  return (
    /^\/(?![/\\])/.test(path) &&
    URL.canParse(path, "https://here.invalid") &&
    new URL(path, "https://here.invalid").host === "here.invalid"
  );
}
