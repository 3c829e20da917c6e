import { paragraphs, words } from "../words.ts";
import type { FaqSeed } from "./faq-seed.ts";

export const aboutHotels: FaqSeed[] = [
  {
    question: words("O que é um hotel de autor?", "What is an author-led hotel?"),
    answer: paragraphs(
      [
        "É um hotel em que alguém assina as decisões. Há um nome por trás da arquitetura, da mesa e do modo de receber, e é possível perguntar a essa pessoa por que as coisas são assim.",
        "Procuramos três sinais: uma mão que se reconhece, um lugar de onde a casa não poderia sair e um gesto de serviço que é só dela. O tamanho não decide; a autoria, sim.",
      ],
      [
        "A hotel where someone puts their name to the decisions. There is a name behind the architecture, the table and the welcome, and you can ask that person why things are as they are.",
        "We look for three signs: a hand you can recognise, a place the hotel could not leave, and a gesture of service that belongs to it. Size does not decide; authorship does.",
      ],
    ),
    link: { label: words("Ver a coleção", "See the collection"), path: "/lilamonde" },
  },
  {
    question: words(
      "O que a Lilamonde faz por um hotel no Brasil?",
      "What does Lilamonde do for a hotel in Brazil?",
    ),
    answer: paragraphs(
      [
        "Somos a equipe comercial do seu hotel junto a quem atende o viajante brasileiro de luxo. Apresentamos o hotel aos travel advisors e às operadoras da comunidade, treinamos quem vai vendê-lo e mantemos fotos, fichas e tarifas atuais.",
        "Depois acompanhamos cada pedido até a resposta. O hotel vê no próprio portal o que foi consultado, pedido e reservado, e as comissões em um registro que os dois lados leem.",
      ],
      [
        "We are your hotel’s sales team with the people who serve Brazil’s luxury travellers. We introduce it to the advisors and tour operators of the community, train those who will sell it, and keep photographs, fact sheets and rates current.",
        "Then we follow each request until it has an answer. In its own portal the hotel sees what was read, asked for and booked, and commissions in a record both sides can read.",
      ],
    ),
    link: {
      label: words("Como trabalhamos", "How we work"),
      path: "/servicos-representacao-hoteleira",
    },
  },
  {
    question: words("Quais hotéis vocês representam hoje?", "Which hotels do you represent today?"),
    answer: paragraphs(
      [
        "Em destaque estão Martinhal Luxury Resorts, com quatro propriedades em Portugal, e Velaa Private Island, no Atol Noonu, nas Maldivas.",
        "A lista completa e sempre atual está na página da comunidade, com busca por país e por estilo. Crescemos devagar, para conhecer cada casa antes de falar dela.",
      ],
      [
        "Featured today are Martinhal Luxury Resorts, with four properties in Portugal, and Velaa Private Island in Noonu Atoll, in the Maldives.",
        "The full list, always current, is on the community page, where you can search by country and style. We grow slowly, so as to know each hotel before we speak of it.",
      ],
    ),
    link: { label: words("Ver a coleção", "See the collection"), path: "/lilamonde" },
  },
  {
    question: words(
      "As soluções digitais levam a marca do meu hotel?",
      "Do the digital tools carry my hotel’s name?",
    ),
    answer: paragraphs(
      [
        "Sim. Propostas de venda, CRM, central de mensagens, concierge de IA, análise de hóspedes, assistentes-sombra e assistentes de RH são oferecidos em white label: quem recebe vê o seu nome, as suas cores e a sua assinatura.",
        "Diga-nos o que a sua equipe usa hoje. Partimos daí, e só propomos o que substitui trabalho repetido.",
      ],
      [
        "Yes. Sales proposals, CRM, messaging hub, AI concierge, guest analytics, shadow assistants and HR assistants are offered white label: whoever receives them sees your name, your colours and your signature.",
        "Tell us what your team uses today. We start from there, and propose only what takes repeated work off its hands.",
      ],
    ),
    link: { label: words("Conhecer as soluções", "See the tools"), path: "/solutions" },
  },
];
