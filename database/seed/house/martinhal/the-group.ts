import type { ChapterOf } from "#domain/hotels/chapters.ts";
import { artPicture } from "../art.ts";
import { nothingYet } from "../hotel-seed.ts";
import { paragraphs, words } from "../words.ts";

export const overview: ChapterOf<"overview"> = {
  kind: "overview",
  ...nothingYet,
  title: words("Quatro endereços, uma infância inteira.", "Four addresses, one\u00a0whole childhood."),
  lead: words(
    "A família chega completa, e cada idade encontra o seu lugar.",
    "The whole family arrives, and every age finds its place.",
  ),
  paragraphs: paragraphs(
    [
      "Martinhal Luxury Resorts reúne quatro propriedades em Portugal: duas no Algarve, em Sagres e na Quinta do Lago, e duas em Lisboa, no Chiado e no Parque das Nações. Costa e cidade sob o mesmo nome, o que permite desenhar uma só viagem com duas paisagens.",
      "O ponto de partida são as crianças. O kids club recebe dos 6 meses aos 17 anos, os menus infantis começam aos 4 meses e o spa em família, aos 6 anos. Um bebê, um irmão de nove e uma prima adolescente encontram lugar nos mesmos dias. E, para quem sai do Brasil, tudo se combina em português.",
    ],
    [
      "Martinhal Luxury Resorts is four properties in Portugal: two in the Algarve, at Sagres and Quinta do Lago, and two in Lisbon, in Chiado and Parque das Nações. Coast and city share one name, so a single journey can hold two landscapes.",
      "Everything starts with the children. The kids club takes them from 6 months to 17 years, kids menus begin at 4 months and the family spa at 6 years. A baby, a nine-year-old and a teenage cousin can share the same days, and Brazilian families can arrange all of it in their own language.",
    ],
  ),
  pictures: [artPicture("martinhal-family-pool")],
  properties: [
    {
      name: "Martinhal Sagres",
      place: words("Sagres, no Algarve", "Sagres, the Algarve"),
      text: words(
        "No extremo sudoeste do país, diante do Atlântico.",
        "The country’s south-western tip, facing the Atlantic.",
      ),
    },
    {
      name: "Martinhal Quinta",
      place: words("Quinta do Lago, no Algarve", "Quinta do Lago, the Algarve"),
      text: words("Na parte central do Algarve.", "Central Algarve, at Quinta do Lago."),
    },
    {
      name: "Martinhal Lisbon Chiado",
      place: words("Chiado, em Lisboa", "Chiado, Lisbon"),
      text: words(
        "Em um bairro histórico de Lisboa, com a cidade à porta.",
        "A historic quarter, with Lisbon at the door.",
      ),
    },
    {
      name: "Martinhal Lisbon Oriente",
      place: words("Parque das Nações, em Lisboa", "Parque das Nações, Lisbon"),
      text: words("Na Lisboa moderna, à beira do Tejo.", "Modern Lisbon, beside the Tagus."),
    },
  ],
};

export const founders: ChapterOf<"founders"> = {
  kind: "founders",
  ...nothingYet,
  title: words("Chitra e Roman\u00a0Stern assinam a casa.", "Chitra and Roman Stern put their name to it."),
  paragraphs: paragraphs(
    [
      "Martinhal foi fundado por Chitra e Roman Stern. Há dois nomes na origem do grupo, e é isso que faz dele um grupo de hotéis de autor no sentido em que usamos a palavra: há a quem perguntar por que algo é como é.",
      "Um hotel para famílias se reconhece nas escolhas que não aparecem na fotografia: com quantos meses um bebê já é hóspede, o que a cozinha prepara para ele, o que um adolescente faz enquanto os pais jantam. Em Martinhal, as respostas são idades: 4 meses, 6 meses, 6 anos, 17 anos.",
      "Levamos essa conversa aos advisors brasileiros com a mesma clareza: quem fez, para quem, e o que muda de um endereço a outro.",
    ],
    [
      "Martinhal was founded by Chitra and Roman Stern. Two names stand at its origin, and that is what makes it author-led in the sense we give the word: there is someone to ask why.",
      "A hotel for families shows itself in choices a photograph leaves out: how young a guest may be, what the kitchen makes for a baby, what a teenager does while the parents dine. At Martinhal the answers are ages: 4 months, 6 months, 6 years, 17 years.",
      "We bring that conversation to Brazilian advisors just as plainly: who made it, for whom, and what changes from one address to the next.",
    ],
  ),
  people: [
    { name: "Chitra Stern", role: words("Fundadora", "Founder"), portrait: null },
    { name: "Roman Stern", role: words("Fundador", "Founder"), portrait: null },
  ],
  quote: null,
};

export const pillars: ChapterOf<"pillars"> = {
  kind: "pillars",
  ...nothingYet,
  title: words("Quatro ideias, cada uma com o seu número.", "Four ideas, each with its number."),
  lead: words(
    "É assim que apresentamos Martinhal a um advisor: pelo que se pode conferir.",
    "This is how we introduce Martinhal to an advisor: by what can be checked.",
  ),
  paragraphs: paragraphs([], []),
  pillars: [
    {
      title: words("Crescer", "Growing up"),
      text: words(
        "O kids club recebe dos 6 meses aos 17 anos. A mesma família pode voltar, verão após verão, e encontrar outro lugar à espera.",
        "The kids club takes children from 6 months to 17 years. A family can return, summer after summer, and find a different place waiting.",
      ),
    },
    {
      title: words("Comer junto", "Eating together"),
      text: words(
        "Os menus infantis começam aos 4 meses. A mesa é de todos desde o começo.",
        "Kids menus begin at 4 months. The table belongs to everyone from the start.",
      ),
    },
    {
      title: words("Descansar em família", "Resting as a family"),
      text: words(
        "O spa em família recebe a partir dos 6 anos. A pausa deixa de ser assunto só de adultos.",
        "The family spa welcomes children from 6. A pause is no longer for grown-ups alone.",
      ),
    },
    {
      title: words("Combinar", "Combining"),
      text: words(
        "São quatro propriedades: duas no Algarve, duas em Lisboa. Costa e cidade cabem na mesma viagem.",
        "Four properties: two in the Algarve, two in Lisbon. Coast and city fit into one journey.",
      ),
    },
  ],
};
