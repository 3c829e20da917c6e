type DemoReader = {
  email: string;
  language: "pt" | "en";
  source: "newsletter" | "journal" | "press" | "events";
  daysAgo: number;
  /** How many days after asking they confirmed, and left again. */
  confirmedAfter?: number;
  leftAfter?: number;
};

/** Who asked for the letter of the demo house. */
export const demoReaders: DemoReader[] = [
  {
    email: "teresa.campos@leitora.test",
    language: "pt",
    source: "newsletter",
    daysAgo: 41,
    confirmedAfter: 0,
  },
  { email: "bruno.salles@leitor.test", language: "pt", source: "journal", daysAgo: 33, confirmedAfter: 1 },
  { email: "amelia.ward@reader.test", language: "en", source: "press", daysAgo: 27, confirmedAfter: 0 },
  { email: "luiza.farias@leitora.test", language: "pt", source: "events", daysAgo: 20, confirmedAfter: 2 },
  {
    ...{ email: "caetano.pires@leitor.test", language: "pt", source: "journal", daysAgo: 60 },
    ...{ confirmedAfter: 0, leftAfter: 35 },
  },
  { email: "noah.klein@reader.test", language: "en", source: "newsletter", daysAgo: 3 },
];
