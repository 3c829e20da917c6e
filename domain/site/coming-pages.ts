// On its own, since every public page asks it, and the shapes beside it would weigh 15 kB in each of them.
const COMING = ["/journal", "/events"];

/** Whether a public page says what will come and has nothing to read yet: no search is told of it until it does. */
export function isComingPage(path: string): boolean {
  return COMING.includes(path);
}
