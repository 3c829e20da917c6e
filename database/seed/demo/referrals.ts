import type { NewReferral } from "#domain/referrals/referrals.ts";
import type { ReferralTarget } from "#domain/referrals/states.ts";

type Hotel = Pick<NewReferral, "name" | "place" | "country" | "website" | "why" | "contact">;
type DemoReferral = Hotel & {
  owner: string;
  daysAgo: number;
  moves: { to: ReferralTarget; daysAgo: number; note: string | null }[];
};

const [marina, rafael] = ["advisor@lilamonde.test", "operator@lilamonde.test"] as const;

/** The hotels that members of the demo world refer, all of our invention; one claim is about to end. */
export const demoReferrals: DemoReferral[] = [
  {
    name: "Quinta das Lajes",
    place: "Serra da Estrela",
    country: "PT",
    website: "https://quintadaslajes.test/",
    why: "Nove quartos em uma antiga casa de pastores, com o queijo feito na porta ao lado. Quem recebe é quem construiu.",
    contact: "Duarte Lajes, dono",
    owner: marina,
    daysAgo: 29,
    moves: [
      { to: "in_conversation", daysAgo: 12, note: "Falamos com Duarte. Visita marcada para o mês que vem." },
    ],
  },
  {
    name: "Hotel Boca da Barra",
    place: "Boipeba, Bahia",
    country: "BR",
    website: null,
    why: "O barco chega direto ao deque, e o jantar depende do que os pescadores trouxeram.",
    contact: null,
    owner: marina,
    daysAgo: 85,
    moves: [],
  },
  {
    name: "Resort Costa Clara",
    place: "Bahia",
    country: "BR",
    website: "https://costaclara.test/",
    why: "Família grande cabe inteira, e a praia é quase particular.",
    contact: null,
    owner: marina,
    daysAgo: 60,
    moves: [
      {
        to: "declined",
        daysAgo: 41,
        note: "Rede com 14 endereços, decisão fora do hotel. Voltamos a olhar se o dono mudar.",
      },
    ],
  },
  {
    name: "Maison Ferreol",
    place: "Arles",
    country: "FR",
    website: "https://maisonferreol.test/",
    why: "Uma gráfica do século XIX com doze quartos e um jardim de oliveiras, a pé das arenas.",
    contact: "Claire Ferreol, diretora",
    owner: rafael,
    daysAgo: 56,
    moves: [
      { to: "in_conversation", daysAgo: 47, note: null },
      { to: "qualified", daysAgo: 20, note: "Visitamos em duas pessoas. Falta o contrato." },
    ],
  },
];
