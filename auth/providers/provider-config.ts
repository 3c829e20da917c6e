import { isSecure } from "#auth/http/loopback.ts";

/** One OpenID Connect provider, as its OIDC_<NAME>_* variables describe it. */
export type ProviderConfig = {
  /** On the wire and in the identities: <NAME> in lower case. */
  name: string;
  /** For the button on the page. */
  label: string;
  issuer: string;
  /** The one that redirects use. */
  clientId: string;
  /** Further clients of ours, such as native apps, whose ID tokens are as good. */
  otherClientIds: string[];
  clientSecret: string;
  scopes: string[];
  /** Takes an address for verified when the provider does not say; never when it says it is not. */
  isEmailTrusted: boolean;
};

const SETTINGS = ["ISSUER", "CLIENT_ID", "CLIENT_SECRET", "SCOPES", "LABEL", "TRUST_EMAIL"];
const VARIABLE = new RegExp(`^OIDC_([A-Z0-9]+(?:_[A-Z0-9]+)*?)_(${SETTINGS.join("|")})$`);
const DEFAULT_SCOPES = ["openid", "email", "profile"];
const TAKEN_NAMES = ["email", "phone", "anonymous_users"];
// Their tokens name any tenant they like as the issuer, so there is nothing to pin (P2).
const SHARED_TENANTS = /^\/(common|organizations|consumers)(\/|$)/;

type Settings = Record<string, string>;

/** Reads the OIDC_<NAME>_* variables; every provider that cannot be used is named in `problems`. */
export function parseProviderVariables(env: Record<string, string>) {
  const problems: string[] = [];
  const groups = new Map<string, Settings>();
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith("OIDC_")) continue;
    const [, name, setting] = VARIABLE.exec(variable) ?? [];
    if (!name || !setting)
      problems.push(`${variable} is not known: OIDC_<NAME>_ takes ${SETTINGS.join(", ")}`);
    else groups.set(name, { ...groups.get(name), [setting]: value.trim() });
  }
  const providers = [...groups].flatMap(([name, settings]) => {
    const found = findProblems(name, settings);
    problems.push(...found);
    return found.length > 0 ? [] : [toProvider(name, settings)];
  });
  return { values: { providers }, problems };
}

function findProblems(name: string, settings: Settings): string[] {
  const prefix = `OIDC_${name}_`;
  const missing = ["ISSUER", "CLIENT_ID", "CLIENT_SECRET"]
    .filter((setting) => !/[^\s,]/.test(settings[setting] ?? ""))
    .map((setting) => `${prefix}${setting} is missing`);
  const { ISSUER: issuer, TRUST_EMAIL: trust } = settings;
  const blocker = issuer ? issuerBlocker(issuer) : null;
  return [
    ...missing,
    ...(blocker ? [`${prefix}ISSUER ${blocker}`] : []),
    ...(trust && !/^[01]$/.test(trust) ? [`${prefix}TRUST_EMAIL must be 0 or 1, not "${trust}"`] : []),
    ...(TAKEN_NAMES.includes(name.toLowerCase()) ? [`${prefix}* needs another name: this one is taken`] : []),
  ];
}

function issuerBlocker(issuer: string): string | null {
  if (!URL.canParse(issuer)) return "must be an https address";
  const url = new URL(issuer);
  const { hostname, pathname, search, hash, username, password } = url;
  if (!isSecure(url)) return "must be an https address; http only on one's own machine";
  if (search || hash || username || password) return "must be an address without user, query and fragment";
  if (pathname.includes("/.well-known/")) return "must be the issuer itself, not its discovery document";
  if (hostname === "login.microsoftonline.com" && SHARED_TENANTS.test(pathname)) {
    return "must name one tenant: a shared issuer vouches for nobody";
  }
  return null;
}

function toProvider(name: string, settings: Settings): ProviderConfig {
  const { ISSUER, CLIENT_ID, CLIENT_SECRET, SCOPES, LABEL, TRUST_EMAIL } = settings;
  const [clientId, ...otherClientIds] = CLIENT_ID!.split(/[\s,]+/).filter(Boolean);
  const words = name.toLowerCase().replaceAll("_", " ");
  return {
    name: name.toLowerCase(),
    label: LABEL || words.charAt(0).toUpperCase() + words.slice(1),
    issuer: ISSUER!,
    clientId: clientId!,
    otherClientIds,
    clientSecret: CLIENT_SECRET!,
    scopes: [...new Set(["openid", ...(SCOPES?.split(/[\s,]+/).filter(Boolean) ?? DEFAULT_SCOPES)])],
    isEmailTrusted: TRUST_EMAIL === "1",
  };
}
