import type { Verification } from "#domain/trainings/certificates.ts";
import type { TrainingsApi } from "#server/trainings/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";

export type Checked = Verification | { state: "failed" };

type Asked = Pick<PageInput, "api" | "publicUrl"> & { code: string };

/** What the house says of a certificate's code; one of an impossible shape is nobody's. */
export async function verifyCertificate({ api, publicUrl, code }: Asked): Promise<Checked> {
  const answer = await createApi<TrainingsApi>(api, publicUrl).certificates.verify[":code"].$get({
    param: { code },
  });
  if (answer.ok) return answer.json();
  const { status } = answer as Response;
  return status === 400 ? { state: "forged", certificate: null, proof: null } : { state: "failed" };
}
