import { startLanguageModel } from "../testing/language-model.ts";

await startLanguageModel(Number(process.env.PORT));
