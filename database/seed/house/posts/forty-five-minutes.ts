import type { HousePost } from "./house-post.ts";
import { writeBody } from "./write-body.ts";

const SOURCE =
  "https://www.savoirflair.com/article/velaa-private-island-maldives-review/25645236-7151-46b4-88eb-2171fa6b2f8d";

/** How to tell a transfer before anybody asks. */
export const fortyFiveMinutes: HousePost = {
  slug: "quarenta-e-cinco-minutos",
  category: "journal",
  art: "velaa-aerial",
  alt: { pt: "A ilha vista do alto", en: "The island from above" },
  publishedOn: "2026-10-14T12:00:00Z",
  pt: {
    title: "Quarenta e cinco minutos",
    excerpt:
      "O voo doméstico até Velaa dura três quartos de hora. Como contar isso ao cliente antes que ele pergunte.",
    body: writeBody([
      "Entre Malé e Velaa há um voo doméstico de 45 minutos, de hidroavião, desde o aeroporto Velana. No roteiro ele cabe em uma linha, e é por isso que costuma ser mal contado: a linha diz quanto dura e cala o que acontece antes e depois.",
      "Conte o trecho inteiro. A que horas o voo internacional pousa, quanto se espera, quem recebe, onde ficam as malas, o que se vê da janela. Um cliente que sabe que vai esperar não espera: descansa.",
      { quote: "A chegada começa na porta do avião, não na do quarto." },
      { heading: "O relógio da ilha" },
      "A ilha anda uma hora à frente de Malé, e nove à frente de Brasília. Parece detalhe até o primeiro telefonema: quem combina falar com a família às oito da noite no Brasil liga às cinco da manhã de lá. Ponha as duas horas na proposta, lado a lado, e ninguém precisa fazer conta cansado.",
      "A mesma hora a mais é um presente na chegada. O sol se põe mais tarde no relógio, e quem desce do hidroavião no meio da tarde ainda tem luz para caminhar. São uns 500 metros de uma ponta à outra: dá para conhecer a ilha antes do banho.",
      { heading: "Três perguntas para fazer antes" },
      {
        list: [
          "Se o voo atrasar, quem telefona para quem? Escreva o nome e o número na mesma página em que está o horário.",
          "O que a criança come no caminho? Entre o desembarque e a ilha há uma espera, e fome não espera.",
          "O jantar da primeira noite está pedido, ou fica para quando der?",
        ],
      },
      { heading: "A segunda noite" },
      "O menu-degustação tem sete tempos. Ninguém deveria conhecê-lo com o fuso da véspera: guarde-o para a segunda noite, quando o corpo já chegou. Para a primeira, peça algo leve e cedo, e diga ao cliente que foi de propósito.",
      "Vale para qualquer ilha, e para qualquer lugar a que se chega em duas etapas. O trecho curto é o que fica na memória da viagem, porque é nele que a pessoa percebe se alguém pensou nela. Quarenta e cinco minutos são tempo de sobra para isso.",
      {
        before: "Sobre o trajeto e a forma da ilha, lemos a visita publicada pela ",
        link: "Savoir Flair em outubro de 2023",
        to: SOURCE,
      },
      {
        before: "A página do hotel, com quem atende e em que horário: ",
        link: "Velaa Private Island",
        to: "/velaa-private-island",
      },
    ]),
  },
  en: {
    title: "Forty-five minutes",
    excerpt:
      "The domestic flight to Velaa takes three quarters of an hour. How to tell a client before they ask.",
    body: writeBody([
      "Between Malé and Velaa there is a domestic flight of 45 minutes, by seaplane, from Velana airport. In an itinerary it fits on one line, which is why it is so often badly told: the line gives the length and leaves out what comes before and after.",
      "Tell the whole stretch. When the long flight lands, how long the wait is, who meets them, where the bags go, what there is to see from the window. A client who knows there is a wait does not wait: they rest.",
      { quote: "Arrival begins at the door of the aircraft, not at the door of the room." },
      { heading: "The island’s clock" },
      "The island runs an hour ahead of Malé, and nine ahead of Brasília. It sounds like a detail until the first phone call: whoever agrees to speak to the family at eight in the evening in Brazil is calling at five in the morning over there. Put both hours in the proposal, side by side, and nobody has to do sums when tired.",
      "The same extra hour is a gift on arrival. By the clock the sun sets later, and whoever steps off the seaplane in mid-afternoon still has light for a walk. It is some 500 metres from one side to the other: one can know the island before the bath.",
      { heading: "Three questions to ask first" },
      {
        list: [
          "If the flight is late, who calls whom? Write the name and the number on the page that has the hour.",
          "What does the child eat on the way? Between landing and the island there is a wait, and hunger does not wait.",
          "Is dinner ordered for the first night, or left to chance?",
        ],
      },
      { heading: "The second night" },
      "The tasting menu has seven courses. Nobody should meet it with yesterday’s time zone: keep it for the second night, when the body has arrived too. For the first, order something light and early, and tell your client that you meant it.",
      "It holds for any island, and for any place reached in two stages. The short stretch is the one people remember, because it is there that they notice whether somebody thought of them. Forty-five minutes are more than enough for that.",
      {
        before: "On the way there and the shape of the island we read the visit published by ",
        link: "Savoir Flair in October 2023",
        to: SOURCE,
      },
      {
        before: "The hotel’s page, with who is on duty and when: ",
        link: "Velaa Private Island",
        to: "/en/velaa-private-island",
      },
    ]),
  },
};
