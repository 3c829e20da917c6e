import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import type { NewCampaign } from "#domain/marketing/campaigns.ts";
import { transact } from "#platform/database/transact.ts";
import { plantPeople } from "#server/accounts/plant-people.ts";
import { plantTiers } from "#server/accounts/plant-tiers.ts";
import { setStanding } from "#server/accounts/set-standing.ts";
import { plantDemoHotels, plantGroupHotels } from "#server/hotels/plant-hotels.ts";
import { getWorld } from "#testing/world.ts";

export type MarketingWorld = Awaited<ReturnType<typeof openMarketingWorld>>;

const both = (text: string) => ({ pt: text, en: `${text} (en)` });

/** A world with hotels and people who sell, and the hands to write and take campaigns. */
export async function openMarketingWorld() {
  const world = await getWorld({ env: { AUTH_AUTOCONFIRM: "1", RATE_LIMIT_SCALE: "1000" } });
  const call = (method: string, path: string, token: string, body?: unknown, headers: object = {}) =>
    world.api(path, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
    });
  const signIn = async (name: string): Promise<string> => {
    const email = name.includes("@") ? name : `${name}@lilamonde.test`;
    const answer = await call("POST", "/auth/v1/token?grant_type=password", "", {
      email,
      password: DEMO_PASSWORD,
    });
    return (await answer.json()).access_token;
  };
  const hotelId = async (slug: string) =>
    (await world.db.selectFrom("hotels").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;
  /** A campaign of Velaa, of the clock's day and the three weeks after it unless told otherwise. */
  const draft = async (change: Partial<NewCampaign> = {}): Promise<NewCampaign> => ({
    title: both("Julho na lagoa"),
    headline: both("Julho, depois que todos foram embora."),
    subline: null,
    captions: [both("Sobraram quatro noites em Velaa:")],
    facts: [{ label: both("Villa sobre a água"), value: both("US$ 9.840") }],
    terms: both("Tarifa de venda, sujeita à disponibilidade."),
    startsOn: "2026-03-02",
    endsOn: "2026-03-22",
    hotelIds: [await hotelId("velaa-private-island")],
    pictures: ["art:velaa-aerial", "art:velaa-sunset"],
    ...change,
  });
  return {
    ...world,
    call,
    signIn,
    hotelId,
    draft,
    read: async (path: string, token: string) => (await call("GET", path, token)).json(),
    plant: async () => {
      await world.reset();
      await seedHouse(world.db, world.clock.now());
      await plantTiers(world.db);
      await plantPeople(world.deps);
      await plantGroupHotels(world.deps);
      await plantDemoHotels(world.deps);
    },
    makeAdvisor: async (email: string) => {
      const { id } = await world.deps.auth.createUser({
        email,
        password: DEMO_PASSWORD,
        email_confirm: true,
      });
      const standing = { id, status: "active", role: "advisor", reason: null } as const;
      await transact(world.db, (tx) => setStanding(tx, world.deps, standing));
      return signIn(email);
    },
    /** Writes a campaign and publishes it; its id. */
    publish: async (admin: string, change: Partial<NewCampaign> = {}): Promise<string> => {
      const made = await call("POST", "/api/marketing/desk", admin, await draft(change));
      const { id, version } = await made.json();
      await call("POST", `/api/marketing/desk/${id}/state`, admin, { to: "published", version });
      return id;
    },
    /** Opens a short link as somebody's browser would. */
    open: (code: string, headers: Record<string, string> = {}) =>
      world.api(`/r/${code}`, {
        redirect: "manual",
        headers: { "user-agent": BROWSER, "accept-language": "pt-BR", ...headers },
      }),
  };
}

const BROWSER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
