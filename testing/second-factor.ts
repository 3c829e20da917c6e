import { TOTP } from "otpauth";
import type { World } from "./world.ts";

/** Whoever answers requests at a time. */
type House = { api: World["api"]; clock: Pick<World["clock"], "now"> };

const FACTORS = "/auth/v1/factors";

/** Gives the person behind a token an authenticator app: that session is lifted, and their others at aal1 end. */
export async function addSecondFactor(world: House, token: string) {
  const ask = async (bearer: string, path: string, body: object = {}) => {
    const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
    const answer = await world.api(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const friendly_name = `App ${crypto.randomUUID()}`;
  const { id, totp } = await ask(token, FACTORS, { factor_type: "totp", friendly_name });

  /** Lifts a session by the app's code of this moment, which is good once; gives its new token. */
  async function use(bearer: string): Promise<string> {
    const { id: challenge_id } = await ask(bearer, `${FACTORS}/${id}/challenge`);
    const code = new TOTP({ secret: totp.secret }).generate({ timestamp: world.clock.now().getTime() });
    const { access_token } = await ask(bearer, `${FACTORS}/${id}/verify`, { challenge_id, code });
    return access_token;
  }
  return { id: id as string, use, token: await use(token) };
}
