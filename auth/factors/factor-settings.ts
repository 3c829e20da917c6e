export const FACTOR_TYPES = ["totp", "phone", "webauthn", "recovery_code"] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

type FactorSettings = { factors?: FactorType[]; webauthnRpId?: string; webauthnOrigins?: string[] };

/** Reads AUTH_FACTORS and AUTH_WEBAUTHN_*; what makes no sense is named. */
export function parseFactorVariables(env: Record<string, string>): {
  values: FactorSettings;
  problems: string[];
} {
  const problems: string[] = [];
  const values: FactorSettings = {};
  if (env.AUTH_FACTORS !== undefined) {
    const given = list(env.AUTH_FACTORS);
    if (given.every(isFactorType)) values.factors = given;
    else problems.push(`AUTH_FACTORS must be a list of ${FACTOR_TYPES.join(", ")}`);
  }
  if (env.AUTH_WEBAUTHN_RP_ID !== undefined) values.webauthnRpId = env.AUTH_WEBAUTHN_RP_ID;
  if (env.AUTH_WEBAUTHN_ORIGINS !== undefined) {
    const given = list(env.AUTH_WEBAUTHN_ORIGINS);
    if (given.every(isOrigin)) values.webauthnOrigins = given;
    else problems.push("AUTH_WEBAUTHN_ORIGINS must be a list of origins such as https://www.example.com");
  }
  return { values, problems };
}

function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function isFactorType(text: string): text is FactorType {
  return (FACTOR_TYPES as readonly string[]).includes(text);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
