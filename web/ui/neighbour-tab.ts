type Step = { ids: string[]; current: string | undefined; key: string };

/** The tab that a key leads to: arrows go round, Home and End to the ends; undefined for any other key. */
export function neighbourTab({ ids, current, key }: Step): string | undefined {
  const at = ids.indexOf(current ?? "");
  if (key === "ArrowRight") return ids[(at + 1) % ids.length];
  if (key === "ArrowLeft") return ids.at(at - 1);
  if (key === "Home") return ids[0];
  return key === "End" ? ids.at(-1) : undefined;
}
