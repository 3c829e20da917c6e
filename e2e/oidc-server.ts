import { Provider } from "oidc-provider";

const port = Number(process.env.PORT);

/** A real OpenID provider with its own pages; whoever signs in as a name has that name's verified address. */
const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: "lilamonde",
      client_secret: "a secret of the tests",
      redirect_uris: [process.env.CALLBACK!],
      grant_types: ["authorization_code"],
    },
  ],
  findAccount: (_, sub) => ({
    accountId: sub,
    claims: () => ({ sub, name: sub, email: `${sub}@guests.test`.toLowerCase(), email_verified: true }),
  }),
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
  features: { devInteractions: { enabled: true } },
  cookies: { keys: ["of the tests"] },
  pkce: { required: () => true },
});
provider.listen(port, "127.0.0.1");
