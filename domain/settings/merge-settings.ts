import { Settings } from "./settings.ts";

type Kept = { key: string; value: unknown };

/** The settings as kept, over the fallback for what is missing or no longer has its shape. */
export function mergeSettings(kept: readonly Kept[], fallback: Settings): Settings {
  const fields = kept.flatMap(({ key, value }) => {
    const schema = Settings.shape[key as keyof Settings];
    const parsed = schema?.safeParse(value);
    return parsed?.success ? [[key, parsed.data]] : [];
  });
  return { ...fallback, ...Object.fromEntries(fields) };
}
