import { lesson, question, training } from "./parts.ts";

/** What an advisor should know before offering Velaa. */
export const velaa = training({
  minutes: 35,
  title: ["Especialista em Velaa", "Velaa specialist"],
  headline: [
    "A ilha, as villas e a conversa que vem antes do pedido.",
    "The island, the villas, and the talk that comes before the request.",
  ],
  lessons: [
    lesson(
      "ilha",
      ["A ilha e o nome", "The island and its name"],
      [
        "Velaa é tartaruga em dhivehi. Do alto se entende: a ilha, quase redonda, com uns 500 metros de lado a lado, é o corpo; as villas sobre a água são a cabeça. Fica no Atol Noonu, no norte das Maldivas.",
        "Velaa is turtle in Dhivehi. From above one sees why: the island, almost round and some 500 metres across, is the body; the water villas are the head. It lies in Noonu Atoll, in the north of the Maldives.",
      ],
      [
        "Abriu em 2013, de uma família que era hóspede assídua do país. Petr Kolář e Aleš Lapka assinam o projeto. Conte isso ao cliente em uma frase: poucas pessoas respondem pelo conjunto, e se nota.",
        "It opened in 2013, by a family who were regular guests of the country. Petr Kolář and Aleš Lapka drew it. Tell your client in one sentence: few people answer for the whole, and it shows.",
      ],
    ),
    lesson(
      "villas",
      ["Que villa para quem", "Which villa for whom"],
      [
        "São 47 villas, casas e residências, cada uma com piscina e mordomo; 18 ficam sobre a água. Pergunte primeiro quem viaja e como dorme: crianças pequenas pedem areia, casais costumam pedir água.",
        "There are 47 villas, houses and residences, each with a pool and a butler; 18 are over water. Ask first who travels and how they sleep: small children call for sand, couples often ask for water.",
      ],
      [
        "No pedido, escreva a idade de cada criança, o horário de chegada a Malé e o que a família não come. O hotel responde melhor a quem já perguntou.",
        "In the request, write each child’s age, the hour of arrival in Malé and what the family does not eat. The hotel answers best those who have already asked.",
      ],
    ),
    lesson(
      "recife",
      ["O recife e os dias", "The reef and the days"],
      [
        "Há biólogos marinhos residentes. A restauração de corais começou em 2016; até 2022, mais de 8 mil foram transplantados, e o hóspede pode adotar uma linha.",
        "There are resident marine biologists. Coral restoration began in 2016; by 2022 more than 8,000 had been transplanted, and a guest may adopt a line.",
      ],
      [
        "Em terra: golfe curto desenhado por José María Olazábal, tênis coberto, squash e padel. Dias de vento são dias de terra: deixe um plano para eles na jornada.",
        "On land: a short golf course by José María Olazábal, covered tennis, squash and padel. Windy days are land days: leave a plan for them in the journey.",
      ],
    ),
  ],
  questions: [
    question(
      "nome",
      ["O que quer dizer Velaa?", "What does Velaa mean?"],
      [
        ["Tartaruga", "Turtle"],
        ["Coral", "Coral"],
        ["Lua cheia", "Full moon"],
      ],
      [
        "É tartaruga em dhivehi, e a ilha tem a forma dela.",
        "It is turtle in Dhivehi, and the island has its shape.",
      ],
      1,
    ),
    question(
      "agua",
      ["Quantas das 47 ficam sobre a água?", "How many of the 47 are over water?"],
      [
        ["18", "18"],
        ["47", "47"],
        ["8", "8"],
      ],
      ["Dezoito; todas as 47 têm piscina e mordomo.", "Eighteen; all 47 have a pool and a butler."],
      2,
    ),
    question(
      "atol",
      ["Em que atol fica a ilha?", "In which atoll does the island lie?"],
      [
        ["Noonu, no norte", "Noonu, in the north"],
        ["Addu, no sul", "Addu, in the south"],
        ["No próprio atol de Malé", "In Malé’s own atoll"],
      ],
      ["No Atol Noonu, no norte das Maldivas.", "In Noonu Atoll, in the north of the Maldives."],
    ),
    question(
      "pedido",
      ["O que escrever no pedido de uma família?", "What to write in a family’s request?"],
      [
        [
          "A idade de cada criança, a chegada e o que não comem",
          "Each child’s age, the arrival and what they do not eat",
        ],
        ["Só as datas, o resto se resolve lá", "The dates alone, the rest can wait"],
        ["O orçamento, antes de tudo", "The budget, before anything else"],
      ],
      ["Com isso o hotel responde uma vez só, e certo.", "With that the hotel answers once, and rightly."],
      1,
    ),
  ],
});
