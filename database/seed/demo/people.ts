/** The demo sign-ins; every one has the same password. */
export const DEMO_PASSWORD = "Lilamonde!2026";

/** Where everybody of the demo world has their mail; .test belongs to nobody, so no real person is among them. */
export const DEMO_DOMAIN = "lilamonde.test";

type DemoPerson = {
  email: string;
  name: string;
  role: "admin" | "advisor" | "tour_operator" | "hotel";
  isActive: boolean;
  /** Points of advisors and operators; their tier follows from them. */
  score?: number;
};

export const demoPeople: DemoPerson[] = [
  { email: "admin@lilamonde.test", name: "Helena Duarte", role: "admin", isActive: true },
  { email: "admin2@lilamonde.test", name: "Otávio Lins", role: "admin", isActive: true },
  { email: "advisor@lilamonde.test", name: "Marina Teles", role: "advisor", isActive: true, score: 342 },
  {
    email: "operator@lilamonde.test",
    name: "Rafael Nóbrega",
    role: "tour_operator",
    isActive: true,
    score: 615,
  },
  { email: "hotel@lilamonde.test", name: "Sofia Menezes", role: "hotel", isActive: true },
  { email: "editora@lilamonde.test", name: "Inês Carvalhal", role: "hotel", isActive: true },
  { email: "reservas@lilamonde.test", name: "Iara Couto", role: "hotel", isActive: true },
  { email: "financeiro@lilamonde.test", name: "Tomé Arraes", role: "hotel", isActive: true },
  { email: "pending@lilamonde.test", name: "Clara Bastos", role: "advisor", isActive: false },
];
