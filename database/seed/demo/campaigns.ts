import type { NewCampaign } from "#domain/marketing/campaigns.ts";

type Words = Omit<NewCampaign, "hotelIds" | "startsOn" | "endsOn">;
/** A campaign of the demo world; its days count from the day it is made. */
export type DemoCampaign = Words & {
  key: string;
  hotels: string[];
  startsIn: number;
  endsIn: number;
  isDraft?: true;
};

const terms = {
  pt: "Valores por estadia para duas pessoas, com taxas, sujeitos à disponibilidade no momento da reserva. As imagens são nossas e dão o tom; não são fotografias do hotel.",
  en: "Prices per stay for two, taxes included, subject to availability when booking. The images are ours and set the tone; they are not photographs of the hotel.",
};

/** Two on the air, one that opens tomorrow, one that ended, one nobody has published. */
export const demoCampaigns: DemoCampaign[] = [
  {
    key: "lagoa",
    hotels: ["velaa-private-island"],
    startsIn: -14,
    endsIn: 36,
    title: { pt: "Julho na lagoa", en: "July on the lagoon" },
    headline: { pt: "Julho, depois que todos foram embora.", en: "July, after everyone has left." },
    subline: { pt: "A lagoa é a mesma. O silêncio, não.", en: "The lagoon is the same. The silence is not." },
    captions: [
      {
        pt: "Sobraram quatro noites em Velaa, na segunda metade de julho. A lagoa é a mesma da alta; o silêncio, não. O voo doméstico de 45 minutos está incluído. Se fizer sentido para vocês, eu seguro a villa:",
        en: "Four nights are left at Velaa in the second half of July. Same lagoon as high season, without the company. The 45-minute domestic flight is included. If it suits you, I can hold a villa:",
      },
      {
        pt: "Quem conhece Velaa em julho não conta para muita gente. Quatro noites, villa sobre a água, voo doméstico incluído. Dê uma olhada e me diga se bate com as férias de vocês:",
        en: "Those who know Velaa in July keep it to themselves. Four nights, an overwater villa, domestic flight included. Have a look and tell me whether it fits your holidays:",
      },
      {
        pt: "Lembrei de vocês: uma ilha privada, quatro noites, ninguém na piscina ao lado. Separei os detalhes aqui:",
        en: "I thought of you: a private island, four nights, nobody at the pool next door. The details are here:",
      },
    ],
    facts: [
      {
        label: { pt: "Villa sobre a água, 4 noites", en: "Overwater villa, 4 nights" },
        value: { pt: "US$ 9.840", en: "US$ 9,840" },
      },
      {
        label: { pt: "Casa de praia, dois quartos, 4 noites", en: "Beach house, two bedrooms, 4 nights" },
        value: { pt: "US$ 13.260", en: "US$ 13,260" },
      },
      {
        label: { pt: "Voo doméstico, 45 minutos", en: "Domestic flight, 45 minutes" },
        value: { pt: "incluído", en: "included" },
      },
      {
        label: { pt: "Café da manhã e jantar", en: "Breakfast and dinner" },
        value: { pt: "incluídos", en: "included" },
      },
    ],
    terms,
    pictures: ["art:velaa-overwater-villa", "art:velaa-aerial", "art:velaa-sunset", "art:velaa-dining"],
  },
  {
    key: "algarve",
    hotels: ["martinhal-sagres"],
    startsIn: -6,
    endsIn: 50,
    title: { pt: "Férias de criança em Sagres", en: "Children’s holidays in Sagres" },
    headline: { pt: "As férias que eles vão contar.", en: "The holidays they will talk about." },
    subline: {
      pt: "Kids club dos 6 meses aos 17 anos, praia à porta.",
      en: "Kids club from 6 months to 17 years, the beach at the door.",
    },
    captions: [
      {
        pt: "Martinhal Sagres abriu as datas das férias: casa com cozinha, kids club a partir dos 6 meses e a praia a pé. A sétima noite é por conta da casa. Me chame se quiser que eu veja as datas de vocês:",
        en: "Martinhal Sagres has opened its holiday dates: a house with a kitchen, kids club from 6 months and the beach on foot. The seventh night is on the house. Call me and I will check your dates:",
      },
      {
        pt: "Férias em que os adultos também descansam: Sagres, spa de família, jantar das crianças às 18h30. Uma noite a mais para quem fica seis:",
        en: "Holidays where the adults rest too: Sagres, a family spa, children’s dinner at half past six. One night more for those who stay six:",
      },
    ],
    facts: [
      {
        label: { pt: "Casa de dois quartos, 7 noites", en: "Two-bedroom house, 7 nights" },
        value: { pt: "€ 4.620", en: "€4,620" },
      },
      {
        label: { pt: "Sétima noite", en: "Seventh night" },
        value: { pt: "cortesia", en: "complimentary" },
      },
      {
        label: { pt: "Kids club, 6 meses a 17 anos", en: "Kids club, 6 months to 17 years" },
        value: { pt: "incluído", en: "included" },
      },
    ],
    terms,
    pictures: [
      "art:martinhal-family-pool",
      "art:martinhal-coast",
      "art:martinhal-table",
      "art:martinhal-spa",
    ],
  },
  {
    key: "trancoso",
    hotels: ["casa-trancoso"],
    startsIn: 1,
    endsIn: 61,
    title: { pt: "Trancoso fora de hora", en: "Trancoso out of hours" },
    headline: { pt: "O Quadrado, antes da temporada.", en: "The Quadrado, before the season." },
    subline: null,
    captions: [
      {
        pt: "A Casa Trancoso guarda a varanda para quem vai antes de todos: três noites com café tardio e carro até a praia. Quer que eu segure?",
        en: "Casa Trancoso keeps the veranda for those who come before everyone: three nights with late breakfast and a car to the beach. Shall I hold it?",
      },
    ],
    facts: [
      {
        label: { pt: "Suíte da varanda, 3 noites", en: "Veranda suite, 3 nights" },
        value: { pt: "R$ 8.940", en: "R$ 8,940" },
      },
    ],
    terms,
    pictures: ["art:casa-trancoso-veranda", "art:casa-trancoso-house"],
  },
  {
    key: "douro",
    hotels: ["quinta-douro"],
    startsIn: -70,
    endsIn: -8,
    title: { pt: "Vindima no Douro", en: "Harvest on the Douro" },
    headline: { pt: "Chegue a tempo da vindima.", en: "Arrive in time for the harvest." },
    subline: { pt: "Três noites entre as vinhas.", en: "Three nights among the vines." },
    captions: [
      {
        pt: "A Quinta abre as portas durante a vindima: três noites, lagar pela manhã, mesa longa à noite. São seis quartos; me diga se quer um:",
        en: "The Quinta opens its doors for the harvest: three nights, the press in the morning, a long table at night. There are six rooms; tell me if you want one:",
      },
    ],
    facts: [
      {
        label: { pt: "Quarto sobre o rio, 3 noites", en: "River room, 3 nights" },
        value: { pt: "€ 1.380", en: "€1,380" },
      },
    ],
    terms,
    pictures: ["art:quinta-douro-terraces", "art:quinta-douro-house"],
  },
  {
    key: "atlas",
    hotels: ["riad-atlas"],
    startsIn: 20,
    endsIn: 80,
    isDraft: true,
    title: { pt: "Inverno no Atlas", en: "Winter in the Atlas" },
    headline: { pt: "Neve ao longe, fogo aceso perto.", en: "Snow far off, a fire close by." },
    subline: null,
    captions: [
      {
        pt: "O riad acende as lareiras e o pátio fica só para quem chega. Quatro noites com hammam. Quer os detalhes?",
        en: "The riad lights its fires and the courtyard belongs to whoever arrives. Four nights with hammam. Would you like the details?",
      },
    ],
    facts: [],
    terms,
    pictures: ["art:riad-atlas-view", "art:riad-atlas-courtyard"],
  },
];

type DemoLink = {
  email: string;
  campaign: string;
  code: string;
  /** About how many open it on a good day. */
  pace: number;
  leads: {
    name: string;
    daysAgo: number;
    source: "whatsapp" | "story" | "post" | "sheet" | "link";
    subject: string;
    /** The demo booking that came of it. */
    booking?: string;
  }[];
};

/** Links of the demo's members with who wrote by them; nobody of these exists. */
export const demoLinks: DemoLink[] = [
  {
    email: "advisor@lilamonde.test",
    campaign: "lagoa",
    code: "mt7kgb4",
    pace: 22,
    leads: [
      { name: "Renato Bastos", daysAgo: 2, source: "whatsapp", subject: "Villa sobre a água em julho" },
      { name: "Carla Dutra", daysAgo: 6, source: "whatsapp", subject: "Quatro noites para dois" },
      { name: "Téo Amaral", daysAgo: 11, source: "story", subject: "Velaa com um bebê" },
    ],
  },
  {
    email: "advisor@lilamonde.test",
    campaign: "algarve",
    code: "mt7sgrs",
    pace: 9,
    leads: [{ name: "Lívia Sampaio", daysAgo: 3, source: "sheet", subject: "Sagres com três crianças" }],
  },
  {
    email: "advisor@lilamonde.test",
    campaign: "douro",
    code: "mt7drv3",
    pace: 6,
    leads: [
      { name: "Jonas Freire", daysAgo: 31, source: "whatsapp", subject: "Vindima em setembro" },
      {
        ...{
          name: "Renata Monteiro",
          daysAgo: 44,
          source: "story",
          subject: "Praia com uma criança pequena",
        },
        booking: "trancoso",
      },
    ],
  },
  { email: "operator@lilamonde.test", campaign: "lagoa", code: "rn5kgt8", pace: 5, leads: [] },
];
