import type { AgencyEdit, ProfileChanges } from "#domain/profile/profile.ts";

type DemoProfile = {
  email: string;
  profile: Omit<ProfileChanges, "fullName">;
  agency?: Omit<AgencyEdit, "version">;
};

/** What the demo people say of themselves; Marina's photograph is left for whoever tries it. */
export const demoProfiles: DemoProfile[] = [
  {
    email: "advisor@lilamonde.test",
    profile: {
      headline: "Ilhas e litoral, para famílias que viajam juntas",
      bio: "Desenho viagens desde 2009. Comecei em Lisboa, voltei a São Paulo e ainda atendo no fuso de quem viaja.\nPrefiro poucas paradas e noites a mais.",
      city: "São Paulo",
      phone: "+551130654400",
      whatsapp: "+5511988206144",
      languages: ["pt", "en", "es"],
      specialties: ["families", "multigenerational", "islands", "wellness"],
      cpf: "52998224725",
      visibility: { whatsapp: "members", headline: "public", bio: "public", specialties: "public" },
    },
    agency: {
      name: "Teles Viagens de Autor",
      cnpj: "11222333000181",
      site: "https://teles.example",
      city: "São Paulo",
    },
  },
  {
    email: "operator@lilamonde.test",
    profile: {
      headline: "Operação receptiva em Portugal e no Índico",
      bio: "Bloqueios, transfers e guias próprios, com uma pessoa responsável por viagem.",
      city: "Lisboa",
      phone: "+351210000000",
      languages: ["pt", "en", "fr"],
      specialties: ["cities", "gastronomy", "corporate"],
      visibility: { phone: "members" },
    },
    agency: { name: "Nóbrega Operadora", cnpj: "12ABC34501DE35", site: null, city: "Lisboa" },
  },
  {
    email: "hotel@lilamonde.test",
    profile: {
      headline: "Vendas e relacionamento com advisors",
      city: "Cascais",
      languages: ["pt", "en"],
      visibility: { city: "public" },
    },
  },
  {
    email: "admin@lilamonde.test",
    profile: { headline: "Direção da Lilamonde", city: "São Paulo", languages: ["pt", "en", "fr"] },
  },
];
