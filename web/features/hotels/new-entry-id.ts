/** The id of a new entry of a list, made where it is added. */
export function newEntryId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
