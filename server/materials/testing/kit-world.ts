import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { transact } from "#platform/database/transact.ts";
import { plantPeople } from "#server/accounts/plant-people.ts";
import { plantTiers } from "#server/accounts/plant-tiers.ts";
import { setStanding } from "#server/accounts/set-standing.ts";
import { plantDemoHotels, plantGroupHotels } from "#server/hotels/plant-hotels.ts";
import { writePdf } from "#server/materials/demo/write-pdf.ts";
import { getWorld } from "#testing/world.ts";

export type KitWorld = Awaited<ReturnType<typeof openKitWorld>>;
type Form = Record<string, unknown>;

/** A PDF of so many pages that says something. */
export const pdf = (title: string, pages = 1) =>
  writePdf(Array.from({ length: pages }, (_, at) => ({ title, lines: [`Página ${at + 1}`] })));

/** A world with hotels and their people, and the hands to send, review and take materials. */
export async function openKitWorld() {
  const world = await getWorld({ env: { AUTH_AUTOCONFIRM: "1", RATE_LIMIT_SCALE: "1000" } });
  const call = (method: string, path: string, token: string, body?: unknown) =>
    world.api(path, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const signIn = async (email: string): Promise<string> => {
    const answer = await call("POST", "/auth/v1/token?grant_type=password", "", {
      email: email.includes("@") ? email : `${email}@lilamonde.test`,
      password: DEMO_PASSWORD,
    });
    return (await answer.json()).access_token;
  };
  const tus = (
    method: string,
    path: string,
    token: string,
    init: { headers?: object; body?: Uint8Array } = {},
  ) =>
    world.api(path, {
      method,
      headers: { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...init.headers },
      ...(init.body ? { body: init.body as BodyInit } : {}),
    });
  const begin = async (token: string, bytes: number) =>
    tus("POST", "/files/uploads", token, {
      headers: { "upload-length": String(bytes), "content-length": "0" },
    });
  const piece = (token: string, path: string, offset: number, body: Uint8Array) =>
    tus("PATCH", path, token, {
      body,
      headers: {
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
        "content-length": String(body.length),
      },
    });
  /** Sends a file whole; gives the upload's id, or the word it was refused with. */
  const upload = async (token: string, content: Uint8Array) => {
    const path = (await begin(token, content.length)).headers.get("location")!;
    const answer = await piece(token, path, 0, content);
    return answer.ok ? path.split("/").at(-1)! : answer.text();
  };
  return {
    ...world,
    call,
    signIn,
    tus,
    begin,
    piece,
    upload,
    plant: async () => {
      await world.reset();
      await seedHouse(world.db, world.clock.now());
      await plantTiers(world.db);
      await plantPeople(world.deps);
      await plantGroupHotels(world.deps);
      await plantDemoHotels(world.deps);
    },
    /** Another advisor. */
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
    hotelId: async (slug: string) =>
      (await world.db.selectFrom("hotels").select("id").where("slug", "=", slug).executeTakeFirstOrThrow())
        .id,
    /** Sends a version of a fact sheet unless told otherwise. */
    send: async (token: string, hotelId: string, form: Form = {}, content: Uint8Array = pdf("Ficha")) =>
      call("POST", `/api/houses/${hotelId}/materials`, token, {
        uploadId: await upload(token, content),
        type: "fact_sheet",
        language: "pt",
        season: "2026",
        title: "Ficha técnica",
        ...form,
      }),
    read: async (path: string, token: string) => (await call("GET", path, token)).json(),
  };
}
