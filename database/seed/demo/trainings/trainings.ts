import { emptyContent, type TrainingContent } from "#domain/trainings/trainings.ts";
import { words } from "./parts.ts";
import { proposals } from "./proposals.ts";
import { sagres } from "./sagres.ts";
import { trancoso } from "./trancoso.ts";
import { velaa } from "./velaa.ts";

type DemoTraining = {
  name: string;
  /** The hotel's slug; none for one of the house's own. */
  hotel: string | null;
  state: "draft" | "published";
  content: TrainingContent;
  takers: {
    email: string;
    daysAgo: number;
    /** How many lessons were read. */
    read: number;
    /** What each try came to. */
    scores: number[];
  }[];
};

const [marina, rafael, lia] = [
  "advisor@lilamonde.test",
  "operator@lilamonde.test",
  "colega@lilamonde.test",
] as const;

const chiado: TrainingContent = {
  ...emptyContent,
  ...{ title: words(["Lisboa a partir do Chiado", "Lisbon from Chiado"]), minutes: 20 },
};

/** What the demo world teaches: three hotels, the house, and a draft that waits for words. */
export const demoTrainings: DemoTraining[] = [
  {
    ...{ name: "velaa", hotel: "velaa-private-island", state: "published", content: velaa },
    takers: [
      // Before the demo's statements began: its points came along with the opening ones.
      { email: marina, daysAgo: 96, read: 3, scores: [50, 100] },
      { email: lia, daysAgo: 12, read: 1, scores: [] },
    ],
  },
  {
    ...{ name: "sagres", hotel: "martinhal-sagres", state: "published", content: sagres },
    takers: [
      { email: rafael, daysAgo: 20, read: 3, scores: [75] },
      { email: marina, daysAgo: 4, read: 2, scores: [] },
      { email: lia, daysAgo: 9, read: 3, scores: [50] },
    ],
  },
  { name: "trancoso", hotel: "casa-trancoso", state: "published", content: trancoso, takers: [] },
  {
    ...{ name: "proposals", hotel: null, state: "published", content: proposals },
    takers: [{ email: rafael, daysAgo: 15, read: 2, scores: [] }],
  },
  { name: "chiado", hotel: "martinhal-chiado", state: "draft", content: chiado, takers: [] },
];
