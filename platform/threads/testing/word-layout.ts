/** Words as they are; without words it never ends. */
export function layout({ words }: { words: string | null }): string | Promise<string> {
  return words ?? new Promise(() => {});
}
