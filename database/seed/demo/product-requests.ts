type Asker = { member: string } | { visitor: string; email: string; language: "pt" | "en" };
/** Who answers what is asked of a hotel's own products. */
export const hotelDesk = "hotel@lilamonde.test";

type Step =
  | { does: "accept"; daysAgo: number }
  | { does: "counter"; daysAgo: number; says: string; price: number; later: number };

/** What somebody of the demo world asks of a product, and what its seller said; days from today, prices in minor units. */
type DemoRequest = {
  key: string;
  product: string;
  asker: Asker;
  sentDaysAgo: number;
  in: number;
  nights: number;
  people: number;
  says: string;
  steps: Step[];
};

/** Requests for the demo's products, of members and visitors, in the states that somebody has to look at. */
export const demoRequests: DemoRequest[] = [
  {
    ...{ key: "azulejos-paiva", product: "azulejos", sentDaysAgo: 4, in: 16, nights: 0, people: 4 },
    asker: { visitor: "Ana Paiva", email: "ana.paiva@example.com", language: "pt" },
    says: "Somos dois casais; um de nós anda devagar.",
    steps: [],
  },
  {
    ...{
      key: "infancia-whitmore",
      product: "roteiro-infancia",
      sentDaysAgo: 1,
      in: 21,
      nights: 0,
      people: 4,
    },
    asker: { visitor: "Grace Whitmore", email: "grace.whitmore@example.com", language: "en" },
    says: "Two children, four and seven. We would like the sea and short drives.",
    steps: [],
  },
  {
    ...{ key: "atacama-lemos", product: "guia-atacama", sentDaysAgo: 3, in: 34, nights: 0, people: 2 },
    asker: { visitor: "Heitor Lemos", email: "heitor.lemos@example.com", language: "pt" },
    says: "Chegamos na véspera à tarde.",
    steps: [
      {
        ...{ does: "counter", daysAgo: 2, price: 42_000, later: 1 },
        says: "Nesse dia o carro está reservado. No seguinte sim, com almoço incluído.",
      },
    ],
  },
  {
    ...{ key: "infancia-rafael", product: "roteiro-infancia", sentDaysAgo: 9, in: 28, nights: 0, people: 5 },
    asker: { member: "operator@lilamonde.test" },
    says: "Para a família de um agente meu, em julho.",
    steps: [{ does: "accept", daysAgo: 8 }],
  },
  {
    ...{ key: "atlas-marina", product: "atlas-sete", sentDaysAgo: 0, in: 62, nights: 6, people: 2 },
    asker: { member: "advisor@lilamonde.test" },
    says: "Aniversário de casamento; a última noite pode ser no deserto?",
    steps: [],
  },
  {
    ...{ key: "sagres-visitante", product: "sagres-familia", sentDaysAgo: 2, in: 47, nights: 4, people: 3 },
    asker: { visitor: "Clara Queiroz", email: "clara.queiroz@example.com", language: "pt" },
    says: "Com um bebê de dez meses.",
    steps: [
      {
        ...{ does: "counter", daysAgo: 1, price: 208_000, later: 2 },
        says: "Dois dias depois temos a casa ao lado do clube das crianças, com berço.",
      },
    ],
  },
];
