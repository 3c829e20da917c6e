import { type Config, ConfigError } from "#platform/config.ts";

export type AskSettings = { baseUrl: URL; model: string; key: string | undefined };

/** Where questions are answered, as the house was set up; null where they are not. */
export function askSettingsOf({ extra }: Pick<Config, "extra">): AskSettings | null {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_KEY: key } = extra;
  if (!address) return null;
  const baseUrl = URL.parse(address);
  const problems = [
    ...(baseUrl && /^https?:$/.test(baseUrl.protocol)
      ? []
      : ["AI_BASE_URL must be an http or https address"]),
    ...(model ? [] : ["AI_MODEL is needed with AI_BASE_URL"]),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return { baseUrl: baseUrl!, model: model!, key };
}
