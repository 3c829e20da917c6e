import { coast, type DemoProduct, firm, flexible } from "./demo-product.ts";

/** What hotels of the demo world offer themselves. */
export const hotelProducts: DemoProduct[] = [
  {
    ...{ seller: "martinhal-sagres", name: "sagres-familia", kind: "stay", state: "published", daysAgo: 9 },
    title: ["Cinco noites em Sagres, clube infantil incluído", "Five nights in Sagres, kids’ club included"],
    summary: [
      "Casa de dois quartos a passos da praia, café da manhã e clube infantil todos os dias. A quinta noite é por conta da casa.",
      "A two-bedroom house a few steps from the beach, with breakfast and the kids’ club every day. The fifth night is on the house.",
    ],
    terms: flexible,
    art: [["martinhal-family-pool", "Piscina em família à tarde", "A family pool in the afternoon"], coast],
    ...{ place: "Sagres, Algarve", country: "PT", currency: "EUR", price: 52_000, memberPrice: 46_800 },
    ...{ unit: "night", commission: 1_200, capacity: 12, visibility: "public", isInstant: false, taken: 3 },
  },
  {
    ...{ seller: "martinhal-chiado", name: "chiado-inverno", kind: "stay", state: "published", daysAgo: 15 },
    title: ["Inverno no Chiado, três noites", "Winter in Chiado, three nights"],
    summary: [
      "Apartamento com cozinha no centro de Lisboa. Berço, banheira e mamadeiras esperam no quarto.",
      "An apartment with a kitchen in the centre of Lisbon. Cot, baby bath and bottles wait in the room.",
    ],
    terms: flexible,
    art: [["martinhal-table", "Mesa posta à janela", "A table laid by the window"]],
    ...{ place: "Lisboa", country: "PT", currency: "EUR", price: 31_000, memberPrice: 28_500 },
    ...{ unit: "night", commission: 1_000, capacity: 8, visibility: "members", isInstant: true },
  },
  {
    ...{ seller: "martinhal-sagres", name: "sagres-spa", kind: "experience", state: "changes_requested" },
    ...{ daysAgo: 2, comment: { field: "terms", text: "Diga até quando a massagem pode ser remarcada." } },
    title: ["Manhã no spa com vista para o Atlântico", "A spa morning above the Atlantic"],
    summary: [
      "Circuito de águas, massagem de sessenta minutos e almoço leve para duas pessoas.",
      "Water circuit, a sixty-minute massage and a light lunch for two.",
    ],
    terms: ["Reserva com dois dias de antecedência.", "Booking two days ahead."],
    art: [["martinhal-spa", "Sala de tratamento com luz da manhã", "A treatment room in morning light"]],
    ...{ place: "Sagres, Algarve", country: "PT", currency: "EUR", price: 28_000, memberPrice: 25_000 },
    ...{ unit: "group", commission: 1_000, visibility: "public" },
  },
  {
    ...{ seller: "casa-trancoso", name: "trancoso-lua", kind: "stay", state: "published", daysAgo: 21 },
    title: ["Lua cheia em Trancoso, quatro noites", "Full moon in Trancoso, four nights"],
    summary: [
      "Casa inteira no Quadrado, jantar no quintal sob a lua e traslado de Porto Seguro. Hotel fictício de demonstração.",
      "A whole house on the Quadrado, dinner in the garden under the moon and the transfer from Porto Seguro. A fictitious demonstration hotel.",
    ],
    terms: firm,
    art: [["casa-trancoso-house", "Casa caiada entre amendoeiras", "Whitewashed house among almond trees"]],
    ...{ place: "Trancoso, Bahia", country: "BR", currency: "BRL", price: 290_000, memberPrice: 261_000 },
    ...{ unit: "night", commission: 1_500, capacity: 4, visibility: "public", isInstant: true, taken: 4 },
  },
  {
    ...{ seller: "martinhal-chiado", name: "chiado-natal", kind: "stay", state: "draft", daysAgo: 1 },
    title: ["Natal em família no Chiado", "A family Christmas in Chiado"],
    summary: ["Duas noites com ceia para quatro.", ""],
    terms: ["", ""],
    art: [],
    ...{
      place: "Lisboa",
      country: "PT",
      currency: "EUR",
      price: 42_000,
      unit: "night",
      visibility: "members",
    },
  },
];
