import { createHmac } from "node:crypto";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { englishAddress } from "#domain/site/addresses.ts";
import type { Language } from "#domain/text.ts";
import type { Config } from "#platform/config.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";

/** The secret of the demo's open attempt, so that its address can be named (README). */
const DEMO_TOKEN = "lilamonde-demo-diagnostico-em-andamento-000";
const DEMO_OPEN_ID = demoId("diagnostic/open");

/**
 * The secret of an attempt's link, made from its id and the house's own key: only its hash is kept. Small letters
 * alone, since the address of a public page has one spelling.
 */
export function attemptToken(config: Config, id: string): string {
  if (config.isDemo && id === DEMO_OPEN_ID) return DEMO_TOKEN;
  const secret = deriveSecret(loadServiceKey(config), "diagnostic-links");
  return createHmac("sha256", secret).update(id).digest("hex").slice(0, 43);
}

type Linked = { id: string; language: Language };

/** The address at which an attempt goes on, or its result is read. */
export function attemptUrl(config: Config, { id, language }: Linked, page: "quiz" | "result"): string {
  const token = attemptToken(config, id);
  const path = page === "quiz" ? `/diagnostico-pdi/quiz/${token}` : `/diagnostico-pdi/obrigado?link=${token}`;
  return new URL(language === "en" ? englishAddress(path) : path, config.publicUrl).href;
}
