/** What happened to a booking of the demo world, so many days ago. */
export type DemoStep =
  | {
      daysAgo: number;
      does: "accept";
      number: string;
      depositIn?: number;
      balanceIn?: number;
      freeIn?: number;
    }
  | { daysAgo: number; does: "hold"; untilIn: number }
  | { daysAgo: number; does: "counter"; by: "hotel" | "seller"; later: number; says: string }
  | { daysAgo: number; does: "ask_change"; by: "hotel" | "seller"; later: number; says: string }
  | {
      daysAgo: number;
      does: "decline" | "withdraw" | "cancel";
      by: "hotel" | "seller";
      reason: string;
      says: string;
    }
  | { daysAgo: number; does: "ask" | "reply" | "message" | "note"; by: "hotel" | "seller"; says: string }
  | { daysAgo: number; does: "no_show" };

export type DemoBooking = {
  key: string;
  owner: "advisor" | "operator";
  hotel: string;
  /** The stay of a demo journey that it is. */
  stay?: { journey: string; option: "A" | "B"; at: number };
  source?: "gds" | "programme" | "email" | "phone";
  /** The number under which it was booked elsewhere. */
  number?: string;
  sentDaysAgo: number;
  /** When the guests arrive, counted in days from today. */
  in: number;
  nights: number;
  category: string;
  price: number;
  guests: string[];
  wishes: string;
  steps: DemoStep[];
};

/** The bookings of the demo world, one at least in every state; one is late, one option ends tomorrow. */
export const demoBookings: DemoBooking[] = [
  {
    ...{ key: "chiado", owner: "advisor", hotel: "martinhal-chiado", sentDaysAgo: 12, in: 124, nights: 3 },
    stay: { journey: "atlantico", option: "B", at: 0 },
    ...{ category: "Apartamento de dois quartos", price: 2_640 },
    guests: ["Beatriz Andrade", "Otávio Andrade", "Clara Andrade, 4", "Tomás Andrade, 7"],
    wishes: "Berço não é preciso; camas juntas para as crianças.",
    steps: [],
  },
  {
    ...{ key: "quinta", owner: "advisor", hotel: "martinhal-quinta", sentDaysAgo: 2, in: 127, nights: 6 },
    stay: { journey: "atlantico", option: "B", at: 1 },
    ...{ category: "Villa com piscina", price: 6_780 },
    guests: ["Beatriz Andrade", "Otávio Andrade", "Clara Andrade, 4", "Tomás Andrade, 7"],
    wishes: "Perto do kids club.",
    steps: [{ daysAgo: 1, does: "hold", untilIn: 1 }],
  },
  {
    ...{ key: "trancoso", owner: "advisor", hotel: "casa-trancoso", sentDaysAgo: 30, in: 26, nights: 6 },
    stay: { journey: "trancoso", option: "A", at: 0 },
    ...{ category: "Casa do Quadrado", price: 16_800 },
    guests: ["Renata Monteiro", "Caio Monteiro", "Nina Monteiro, 5"],
    wishes: "Chegam tarde, depois das 22h.",
    steps: [
      { daysAgo: 29, does: "accept", number: "CT-2217", depositIn: 2, balanceIn: 12, freeIn: 5 },
      { daysAgo: 3, does: "message", by: "seller", says: "Nina fez aniversário: agora são seis anos." },
    ],
  },
  {
    ...{ key: "pantanal", owner: "advisor", hotel: "pantanal-lodge", sentDaysAgo: 50, in: -2, nights: 5 },
    stay: { journey: "pantanal", option: "A", at: 0 },
    ...{ category: "Bangalô do rio", price: 12_400, guests: ["Iris Bandeira", "Joana Reis"] },
    wishes: "",
    steps: [{ daysAgo: 49, does: "accept", number: "PL-0931" }],
  },
  {
    ...{ key: "mantiqueira", owner: "advisor", hotel: "fazenda-mantiqueira", sentDaysAgo: 68, in: -48 },
    stay: { journey: "mantiqueira", option: "A", at: 0 },
    ...{ nights: 3, category: "Chalé da mata", price: 7_350, guests: ["Beatriz Andrade", "Otávio Andrade"] },
    wishes: "Lareira acesa na chegada.",
    steps: [{ daysAgo: 67, does: "accept", number: "FM-118" }],
  },
  {
    ...{ key: "tavares", owner: "operator", hotel: "martinhal-sagres", sentDaysAgo: 8, in: 90, nights: 7 },
    ...{ category: "Casa de praia, três quartos", price: 11_900 },
    guests: ["Joana Tavares", "Rui Tavares", "Inês Tavares, 9", "Gil Tavares, 12"],
    wishes: "Duas casas vizinhas, se possível.",
    steps: [
      { daysAgo: 7.5, does: "note", by: "hotel", says: "A casa 14 está em manutenção até o fim do mês." },
    ],
  },
  {
    ...{ key: "lacerda", owner: "operator", hotel: "martinhal-sagres", sentDaysAgo: 0.2, in: 62, nights: 7 },
    ...{ category: "Casa de jardim", price: 6_300, guests: ["Marta Lacerda", "Renato Lacerda"] },
    wishes: "Aniversário de casamento no dia da chegada.",
    steps: [],
  },
  {
    ...{ key: "prado", owner: "advisor", hotel: "martinhal-sagres", sentDaysAgo: 3, in: 75, nights: 4 },
    ...{ category: "Casa de praia", price: 7_920, guests: ["Helena Prado", "Marcos Prado"] },
    wishes: "Longe da piscina.",
    steps: [
      { daysAgo: 2.5, does: "ask", by: "hotel", says: "O casal aceita cama de solteiro juntas?" },
      { daysAgo: 2, does: "reply", by: "seller", says: "Preferem cama de casal." },
      {
        ...{ daysAgo: 1.2, does: "counter", by: "hotel", later: 1 },
        says: "Na primeira noite só há casa de jardim; proponho chegar um dia depois.",
      },
    ],
  },
  {
    ...{ key: "ferraz", owner: "advisor", hotel: "martinhal-sagres", sentDaysAgo: 40, in: 34, nights: 5 },
    ...{ category: "Casa de praia", price: 9_900, guests: ["Lívia Ferraz", "Pedro Ferraz"], wishes: "" },
    steps: [
      { daysAgo: 39, does: "accept", number: "MS-3301", depositIn: -20, balanceIn: 4, freeIn: 1 },
      {
        ...{ daysAgo: 0.5, does: "ask_change", by: "seller", later: 2 },
        says: "O voo mudou; podem chegar dois dias depois?",
      },
    ],
  },
  {
    ...{ key: "gds", owner: "operator", hotel: "martinhal-sagres", source: "gds", sentDaysAgo: 1, in: 48 },
    ...{ nights: 3, category: "Casa de jardim", price: 2_700, guests: ["Sílvia Moura", "Bruno Moura"] },
    ...{ number: "7KQ2XM", wishes: "", steps: [] },
  },
  {
    ...{ key: "recusada", owner: "operator", hotel: "martinhal-sagres", sentDaysAgo: 20, in: 10, nights: 2 },
    ...{ category: "Casa de praia", price: 3_960, guests: ["Ana Reis", "Caetano Reis"], wishes: "" },
    steps: [
      {
        ...{ daysAgo: 19, does: "decline", by: "hotel", reason: "minimum_stay" },
        says: "Em dezembro a estadia mínima é de quatro noites.",
      },
    ],
  },
  {
    ...{ key: "retirada", owner: "advisor", hotel: "martinhal-sagres", sentDaysAgo: 25, in: 60, nights: 5 },
    ...{ category: "Casa de praia", price: 9_900, guests: ["Iris Bandeira"], wishes: "" },
    steps: [
      { daysAgo: 22, does: "withdraw", by: "seller", reason: "other_hotel", says: "Ficaram com o Pantanal." },
    ],
  },
  {
    ...{ key: "vencida", owner: "advisor", hotel: "martinhal-sagres", sentDaysAgo: 18, in: 55, nights: 3 },
    ...{ category: "Casa de jardim", price: 2_700, guests: ["Helena Prado"], wishes: "" },
    steps: [{ daysAgo: 17, does: "hold", untilIn: -9 }],
  },
  {
    ...{ key: "cancelada", owner: "advisor", hotel: "martinhal-sagres", sentDaysAgo: 60, in: 5, nights: 4 },
    ...{ category: "Casa de praia", price: 7_920, guests: ["Renata Monteiro"], wishes: "" },
    steps: [
      { daysAgo: 58, does: "accept", number: "MS-3188" },
      {
        daysAgo: 31,
        does: "cancel",
        by: "seller",
        reason: "client_left",
        says: "Adiaram para o ano que vem.",
      },
    ],
  },
  {
    ...{ key: "ausente", owner: "operator", hotel: "martinhal-sagres", sentDaysAgo: 70, in: -15, nights: 2 },
    ...{ category: "Casa de jardim", price: 1_800, guests: ["Bruno Moura"], wishes: "" },
    steps: [
      { daysAgo: 69, does: "accept", number: "MS-3102" },
      { daysAgo: 14, does: "no_show" },
    ],
  },
];
