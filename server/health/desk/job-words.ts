import type { Localized } from "#domain/localized.ts";
import { declaredWord } from "../../declared-word.ts";

/** What a job is called: `health_job_…` among the words of its capability. */
export const jobWords = (name: string): Localized =>
  declaredWord(`health_job_${name.replaceAll(".", "_")}`, name);
