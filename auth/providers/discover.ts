import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { ProviderConfig } from "./provider-config.ts";

const TIMEOUT_SECONDS = 5;

/** What a provider says about itself, ready for use. */
export type Discovered = {
  /** As the provider spells it; the same address as the configured one. */
  issuer: string;
  /** Our client with its secret in the header and in the body: a registration allows only one of the two. */
  clients: [Configuration, Configuration];
  keys: JWTVerifyGetKey;
};

/** Asks the configured issuer, and nobody else, for its endpoints and keys. */
export async function discover(config: ProviderConfig): Promise<Discovered> {
  const issuer = new URL(config.issuer);
  const extensions = [
    // Without it the signature of an ID token from the token endpoint would go unread.
    enableNonRepudiationChecks,
    ...(issuer.protocol === "http:" ? [allowInsecureRequests] : []),
  ];
  const options = { execute: extensions, timeout: TIMEOUT_SECONDS };
  const { clientId, clientSecret } = config;
  const inHeader = await discovery(issuer, clientId, undefined, ClientSecretBasic(clientSecret), options);
  const server = inHeader.serverMetadata();
  const inBody = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret));
  inBody.timeout = TIMEOUT_SECONDS;
  for (const extend of extensions) extend(inBody);
  // The library lets some hosts speak for other issuers; we do not (P2).
  if (new URL(server.issuer).href !== issuer.href) throw new Error("the issuer names another issuer");
  if (!server.authorization_endpoint || !server.token_endpoint)
    throw new Error("the issuer lacks an endpoint");
  const isPostOnly = server.token_endpoint_auth_methods_supported?.includes("client_secret_basic") === false;
  return {
    issuer: server.issuer,
    clients: isPostOnly ? [inBody, inHeader] : [inHeader, inBody],
    keys: createRemoteJWKSet(keysAddress(server.jwks_uri, issuer), {
      timeoutDuration: TIMEOUT_SECONDS * 1_000,
    }),
  };
}

function keysAddress(address: string | undefined, issuer: URL): URL {
  if (!address || !URL.canParse(address)) throw new Error("the issuer publishes no keys");
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== issuer.protocol) throw new Error("keys need https");
  return url;
}
