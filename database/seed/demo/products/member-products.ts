import { type Art, coast, type DemoProduct, firm, flexible } from "./demo-product.ts";

const [marina, rafael] = ["advisor@lilamonde.test", "operator@lilamonde.test"];
const courtyard: Art = [
  "lilamonde-courtyard",
  "Pátio de pedra com um espelho d’água",
  "Stone courtyard with a reflecting pool",
];

/** What advisors and operators of the demo world offer under their own name. */
export const memberProducts: DemoProduct[] = [
  {
    ...{ seller: marina, name: "azulejos", kind: "experience", state: "published", daysAgo: 30 },
    title: ["Lisboa a pé, com quem restaura azulejos", "Lisbon on foot with a tile restorer"],
    summary: [
      "Três pátios fechados ao público e uma oficina em Marvila. Três horas, até seis pessoas; termina em café, nunca em loja.",
      "Three courtyards closed to the public and a workshop in Marvila. Three hours, up to six people; it ends in a café, never in a shop.",
    ],
    terms: flexible,
    art: [courtyard, ["texture-zellige", "Azulejos em verde e areia", "Tiles in green and sand"]],
    ...{ place: "Lisboa", country: "PT", currency: "EUR", price: 42_000, memberPrice: 36_000 },
    ...{ unit: "group", commission: 1_800, capacity: 20, partyMax: 6, visibility: "public" },
    ...{ isInstant: true, taken: 6 },
  },
  {
    ...{ seller: marina, name: "roteiro-infancia", kind: "service", state: "published", daysAgo: 44 },
    title: ["Roteiro com crianças, desenhado em dez dias", "A journey with children, designed in ten days"],
    summary: [
      "Duas conversas por vídeo, uma proposta com três opções e uma lista do que levar por idade.",
      "Two video calls, a proposal with three options and a packing list for each age.",
    ],
    terms: firm,
    art: [["solutions-still-life", "Caderno, mapa e lápis", "A notebook, a map and a pencil"]],
    ...{ place: "São Paulo", country: "BR", currency: "BRL", price: 180_000, memberPrice: 150_000 },
    ...{ unit: "group", commission: 1_000, visibility: "public" },
  },
  {
    ...{ seller: marina, hotel: "quinta-douro", name: "douro-vindima", kind: "package", state: "in_review" },
    ...{ daysAgo: 3, consent: "asked" },
    title: ["Vindima no Douro, da poda ao lagar", "Harvest in the Douro, from vine to press"],
    summary: [
      "Três noites na quinta, uma manhã de colheita e jantar com a família. Hotel fictício de demonstração.",
      "Three nights at the quinta, a morning in the vines and dinner with the family. A fictitious demonstration hotel.",
    ],
    terms: flexible,
    art: [["quinta-douro-terraces", "Socalcos de vinha sobre o rio", "Terraced vines above the river"]],
    ...{ place: "Pinhão, Douro", country: "PT", currency: "EUR", price: 148_000, memberPrice: 132_000 },
    ...{ unit: "person", commission: 1_200, capacity: 10, visibility: "public" },
  },
  {
    ...{ seller: marina, name: "chapada-draft", kind: "package", state: "draft", daysAgo: 1 },
    title: ["Chapada em seis trilhas curtas", ""],
    summary: ["Para quem anda com crianças pequenas.", ""],
    terms: ["", ""],
    art: [],
    ...{
      place: "Alto Paraíso, Goiás",
      country: "BR",
      currency: "BRL",
      unit: "person",
      visibility: "members",
    },
  },
  {
    ...{ seller: marina, name: "mesa-chef", kind: "experience", state: "paused", daysAgo: 60 },
    title: ["Sete tempos na mesa do chef", "Seven courses at the chef’s table"],
    summary: [
      "Menu degustação com harmonização sem álcool sob pedido. Uma mesa por noite, de duas a quatro pessoas.",
      "A tasting menu, with a pairing without alcohol on request. One table a night, two to four people.",
    ],
    terms: firm,
    art: [["gastronomy", "Prato sobre linho claro", "A plate on pale linen"]],
    ...{ place: "São Paulo", country: "BR", currency: "BRL", price: 98_000, memberPrice: 88_000 },
    ...{ unit: "person", commission: 1_000, capacity: 16, partyMax: 4, visibility: "public", taken: 2 },
  },
  {
    ...{ seller: rafael, name: "veleiro", kind: "experience", state: "published", daysAgo: 12 },
    title: ["Manhã no veleiro do Mestre Joaquim", "A morning on Mestre Joaquim’s sailing boat"],
    summary: [
      "Quatro horas entre as grutas, almoço de bordo e coletes para crianças a partir de dois anos.",
      "Four hours among the sea caves, lunch on board and life jackets for children from the age of two.",
    ],
    terms: flexible,
    art: [coast],
    ...{ place: "Sagres, Algarve", country: "PT", currency: "EUR", price: 76_000, memberPrice: 64_600 },
    ...{ unit: "group", commission: 1_500, capacity: 24, visibility: "public", isInstant: true, taken: 9 },
  },
  {
    ...{ seller: rafael, hotel: "riad-atlas", name: "atlas-sete", kind: "package", state: "published" },
    ...{ daysAgo: 26, consent: "given" },
    title: ["Sete dias entre Marrakech e o Atlas", "Seven days between Marrakech and the Atlas"],
    summary: [
      "Riad, dois dias na montanha com guia berbere e carro com motorista o tempo todo. Hotel fictício de demonstração.",
      "A riad, two days in the mountains with a Berber guide and a car with driver throughout. A fictitious demonstration hotel.",
    ],
    terms: flexible,
    art: [
      [
        "riad-atlas-courtyard",
        "Pátio com fonte e laranjeiras",
        "A courtyard with a fountain and orange trees",
      ],
      ["riad-atlas-view", "A cordilheira ao fim da tarde", "The range in the late afternoon"],
    ],
    ...{ place: "Marrakech", country: "MA", currency: "EUR", price: 286_000, memberPrice: 252_000 },
    ...{ unit: "person", commission: 1_200, capacity: 14, visibility: "public" },
  },
  {
    ...{ seller: rafael, name: "pantanal-lente", kind: "package", state: "published", daysAgo: 33 },
    title: ["Pantanal com um fotógrafo de bichos", "The Pantanal with a wildlife photographer"],
    summary: [
      "Cinco dias de barco e jipe, duas saídas noturnas e revisão das imagens à mesa do jantar.",
      "Five days by boat and jeep, two night outings and a look at the pictures over dinner.",
    ],
    terms: flexible,
    art: [["pantanal-lodge-water", "Baía calma ao amanhecer", "A calm bay at dawn"]],
    ...{ place: "Poconé, Mato Grosso", country: "BR", currency: "BRL", price: 1_240_000 },
    ...{ unit: "person", commission: 1_000, capacity: 8, visibility: "members", taken: 5 },
  },
  {
    ...{ seller: rafael, name: "guia-atacama", kind: "service", state: "published", daysAgo: 18 },
    title: ["Guia particular no Atacama, em português", "A private guide in the Atacama, in Portuguese"],
    summary: [
      "Motorista e guia por um dia inteiro, com ritmo de quem chegou ontem à altitude.",
      "A driver and a guide for a whole day, at the pace of people who reached the altitude yesterday.",
    ],
    terms: firm,
    art: [["casa-atacama-desert", "Deserto em tons de ocre", "The desert in shades of ochre"]],
    ...{ place: "San Pedro de Atacama", country: "CL", currency: "USD", price: 39_000, memberPrice: 34_000 },
    ...{ unit: "group", commission: 1_200, visibility: "public" },
  },
  {
    ...{ seller: rafael, name: "maldivas-atol", kind: "package", state: "in_review", daysAgo: 1 },
    title: ["Três atóis em nove noites", "Three atolls in nine nights"],
    summary: [
      "Hidroavião entre as ilhas, noites sobre a água e um dia inteiro sem programa.",
      "Seaplane between the islands, nights above the water and one whole day without a plan.",
    ],
    terms: flexible,
    art: [["velaa-sunset", "Pôr do sol sobre a lagoa", "Sunset over the lagoon"]],
    ...{ place: "Malé", country: "MV", currency: "USD", price: 1_180_000, memberPrice: 1_060_000 },
    ...{ unit: "person", commission: 1_200, capacity: 6, visibility: "public" },
  },
  {
    ...{ seller: rafael, name: "carnaval-fechado", kind: "package", state: "closed", daysAgo: 90 },
    title: ["Carnaval longe do bloco", "Carnival away from the crowd"],
    summary: ["Quatro noites na serra, com lareira.", "Four nights in the hills, with a fireplace."],
    terms: firm,
    art: [["fazenda-mantiqueira-hills", "Serra com neblina", "Hills in the mist"]],
    ...{ place: "Serra da Mantiqueira", country: "BR", currency: "BRL", price: 520_000 },
    ...{ unit: "person", commission: 1_000, capacity: 10, visibility: "public", taken: 10 },
  },
];
