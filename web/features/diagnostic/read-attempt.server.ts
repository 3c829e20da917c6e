import type { Attempt } from "#domain/diagnostic/attempts.ts";
import type { DiagnosticApi } from "#server/diagnostic/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";

const TOKEN = /^[\w-]{43}$/;

type Given = Pick<PageInput, "api" | "publicUrl"> & { token: string };

/** The attempt behind a link; null where nobody has that link. */
export async function readAttempt({ api, publicUrl, token }: Given): Promise<Attempt | null> {
  if (!TOKEN.test(token)) return null;
  const param = { token };
  const answer = await createApi<DiagnosticApi>(api, publicUrl).diagnostic.attempts[":token"].$get({ param });
  if (answer.ok) return answer.json();
  if ((answer as Response).status === 404) return null;
  throw failedReading(answer, "an attempt");
}
