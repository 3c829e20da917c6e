/** The list with one of its parts replaced. */
export function replaced<T>(list: readonly T[], at: number, next: T): T[] {
  return list.map((each, index) => (index === at ? next : each));
}

/** The list without one of its parts. */
export function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at);
}

/** The list with a part moved up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  const [part] = next.splice(at, 1);
  if (part !== undefined) next.splice(at + by, 0, part);
  return next;
}

/** A name that no part of the list has. */
export function freshKey(stem: string, list: readonly { key: string }[]): string {
  const taken = new Set(list.map(({ key }) => key));
  let number = list.length + 1;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** A text that is still to be written, in both languages. */
export const noWords = { pt: "", en: "" };
