import { Settings } from "./settings.ts";

type Kept = { key: string; value: unknown };

const Key = Settings.keyof();

/** The settings as kept, over the fallback for what is missing or no longer has its shape. */
export function mergeSettings(kept: readonly Kept[], fallback: Settings): Settings {
  const fields = kept.flatMap(({ key, value }) => {
    const known = Key.safeParse(key);
    const parsed = known.success ? Settings.shape[known.data].safeParse(value) : undefined;
    return parsed?.success ? [[key, parsed.data]] : [];
  });
  return { ...fallback, ...Object.fromEntries(fields) };
}
