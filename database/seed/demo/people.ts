/** The demo sign-ins; every one has the same password. */
export const DEMO_PASSWORD = "Lilamonde!2026";

/** Where everybody of the demo world has their mail; .test belongs to nobody, so no real person is among them. */
export const DEMO_DOMAIN = "lilamonde.test";

/** How long ago the house of the demo began to count points. */
export const DEMO_RULES_DAYS = 70;

type DemoPerson = {
  email: string;
  name: string;
  role: "admin" | "advisor" | "tour_operator" | "hotel";
  isActive: boolean;
  /** How long ago they came, in days; members came one after the other. */
  joined: number;
  /** Points that an advisor or operator brought along when the statement began; the rest comes of what they do. */
  opening?: { points: number; daysAgo: number };
};

export const demoPeople: DemoPerson[] = [
  { email: "admin@lilamonde.test", name: "Helena Duarte", role: "admin", isActive: true, joined: 83 },
  { email: "admin2@lilamonde.test", name: "Otávio Lins", role: "admin", isActive: true, joined: 76 },
  {
    ...{ email: "advisor@lilamonde.test", name: "Marina Teles", role: "advisor", isActive: true, joined: 80 },
    opening: { points: 20, daysAgo: DEMO_RULES_DAYS },
  },
  {
    ...{
      email: "operator@lilamonde.test",
      name: "Rafael Nóbrega",
      role: "tour_operator",
      isActive: true,
      joined: 73,
    },
    opening: { points: 600, daysAgo: DEMO_RULES_DAYS },
  },
  { email: "colega@lilamonde.test", name: "Lia Antunes", role: "advisor", isActive: true, joined: 38 },
  { email: "hotel@lilamonde.test", name: "Sofia Menezes", role: "hotel", isActive: true, joined: 66 },
  { email: "editora@lilamonde.test", name: "Inês Carvalhal", role: "hotel", isActive: true, joined: 52 },
  { email: "reservas@lilamonde.test", name: "Iara Couto", role: "hotel", isActive: true, joined: 31 },
  { email: "financeiro@lilamonde.test", name: "Tomé Arraes", role: "hotel", isActive: true, joined: 17 },
  { email: "pending@lilamonde.test", name: "Clara Bastos", role: "advisor", isActive: false, joined: 0 },
];
