import type { ChapterOf } from "#domain/hotels/chapters.ts";
import { artPicture } from "../art.ts";
import { nothingYet } from "../hotel-seed.ts";
import { paragraphs, words } from "../words.ts";

export const gallery: ChapterOf<"gallery"> = {
  kind: "gallery",
  ...nothingYet,
  title: words("Da primeira luz à última.", "From first light to last."),
  lead: words("Cinco imagens, da manhã à noite.", "Five pictures, morning to night."),
  paragraphs: paragraphs(
    [
      "As imagens desta página são nossas: foram feitas para dar o tom da ilha e não são fotografias de Velaa. Preferimos deixar isso claro.",
      "As fotografias oficiais são do hotel. Advisors da comunidade as recebem de nós, a pedido, com o crédito, a validade e o uso que cada uma permite.",
    ],
    [
      "The pictures on this page are our own: they were made to set the tone of the island and are not photographs of Velaa. We would rather say so.",
      "The official photographs belong to the hotel. Lilamonde advisors receive them from us on request, with the credit, the validity and the use each one allows.",
    ],
  ),
  images: [
    { picture: artPicture("velaa-aerial"), caption: words("A ilha, vista do alto", "The island from above") },
    { picture: artPicture("velaa-spa"), caption: words("O primeiro mergulho", "The first swim") },
    { picture: artPicture("velaa-dining"), caption: words("A mesa espera", "The table waits") },
    { picture: artPicture("velaa-overwater-villa"), caption: words("A maré vira", "The tide turns") },
    {
      picture: artPicture("velaa-sunset"),
      caption: words("A passarela, no fim do dia", "The boardwalk at day’s end"),
    },
  ],
};

export const location: ChapterOf<"location"> = {
  kind: "location",
  ...nothingYet,
  title: words("A quarenta e cinco minutos do mundo.", "Forty-five minutes from the world."),
  paragraphs: paragraphs(
    [
      "A ilha fica no Atol Noonu, no oceano Índico, 187 km ao norte de Malé. Depois do voo internacional, um voo doméstico de 45 minutos, de hidroavião, sai do aeroporto Velana.",
      "Do Brasil, a viagem pede conexão, e vale planejá-la de trás para frente: primeiro o horário do trecho doméstico, depois o voo longo que chega a tempo dele. É a ordem em que um advisor trabalha, e a que evita uma noite perdida no caminho.",
      "O relógio da ilha anda uma hora à frente do de Malé. Quem desembarca de manhã ganha um dia inteiro de luz para se acertar com ele.",
    ],
    [
      "The island lies in Noonu Atoll, in the Indian Ocean, 187 km north of Malé. After the international flight, a domestic flight of 45 minutes, by seaplane, leaves from Velana airport.",
      "From Brazil the journey needs a connection, and is easier to plan in reverse: first the hour of the domestic leg, then the long flight that arrives in time for it. It is the order in which an advisor works, and it saves a night lost on the way.",
      "The island’s clock runs an hour ahead of Malé’s. Land in the morning, and there is a whole day of light to adjust.",
    ],
  ),
  details: [
    { label: words("Atol", "Atoll"), value: words("Noonu, norte das Maldivas", "Noonu, northern Maldives") },
    {
      label: words("Voo doméstico", "Domestic flight"),
      value: words("45 minutos, de hidroavião", "45 minutes, by seaplane"),
    },
    {
      label: words("Fuso", "Time"),
      value: words("9 horas à frente de Brasília", "9 hours ahead of Brasília"),
    },
  ],
  coordinates: null,
};
