import { paragraphs, words } from "../words.ts";
import type { FaqSeed } from "./faq-seed.ts";

export const aboutCommunity: FaqSeed[] = [
  {
    question: words("Como recebo um convite?", "How do I receive an invitation?"),
    answer: paragraphs(
      [
        "Convites começam com uma conversa. Escreva pelo formulário de contato, conte como trabalha e para quem desenha viagens. Se fizer sentido para os dois lados, enviamos um link pessoal por e-mail.",
        "O círculo é pequeno por escolha: preferimos conhecer cada pessoa a somar cadastros.",
      ],
      [
        "Invitations begin with a conversation. Write to us through the contact form, tell us how you work and for whom you design journeys. If it makes sense to both sides, we send a personal link by e-mail.",
        "The circle is small by choice: we would sooner know each person than add up sign-ups.",
      ],
    ),
    link: { label: words("Começar a conversa", "Start the conversation"), path: "/contact" },
  },
  {
    question: words(
      "Meu convite expirou ou já foi usado. O que faço?",
      "My invitation has expired or was already used. What now?",
    ),
    answer: paragraphs(
      [
        "Se expirou, abra o mesmo link e peça a renovação; leva um clique, e um novo convite chega ao seu e-mail depois de aprovado.",
        "Se já foi usado, a sua conta existe: entre com o e-mail do convite ou peça uma nova senha. Se não foi você quem usou, avise-nos no mesmo dia.",
      ],
      [
        "If it has expired, open the same link and ask for a new one; it takes one click, and once approved a fresh invitation reaches your inbox.",
        "If it was used, your account exists: sign in with the address that was invited, or ask for a new password. If it was not you, tell us the same day.",
      ],
    ),
    link: { label: words("Pedir uma nova senha", "Ask for a new password"), path: "/auth/reset-password" },
  },
  {
    question: words(
      "Criei minha conta e ela aguarda aprovação. E agora?",
      "I created an account and it awaits approval. What happens next?",
    ),
    answer: paragraphs(
      [
        "Uma pessoa da equipe lê o seu pedido e confere os dados. Até lá, a conta não abre o portal. Quando houver decisão, você recebe um e-mail com ela e, se for o caso, com o motivo.",
        "Para agilizar, envie o site ou o perfil profissional da sua agência.",
      ],
      [
        "Someone on our team reads your request and checks the details. Until then the account does not open the portal. Once it is decided you receive an e-mail that says so and, where it applies, why.",
        "To speed things up, send us the website or professional profile of your agency.",
      ],
    ),
    link: { label: words("Falar com a equipe", "Write to the team"), path: "/contact" },
  },
  {
    question: words(
      "Sou viajante. Posso reservar com a Lilamonde?",
      "I am a traveller. Can I book with Lilamonde?",
    ),
    answer: paragraphs(
      [
        "A reserva é feita por um travel advisor, que cuida da viagem inteira e responde por ela. Se você já tem um, diga que o hotel está na coleção Lilamonde.",
        "Se ainda não tem, escreva contando para onde quer ir e com quem. Apresentamos um advisor da comunidade que conhece a casa.",
      ],
      [
        "Bookings are made by a travel advisor, who looks after the whole journey and answers for it. If you have one, say that the hotel is in the Lilamonde collection.",
        "If you do not, write and tell us where you would like to go and with whom. We will introduce an advisor of the community who knows the house.",
      ],
    ),
    link: { label: words("Pedir uma indicação", "Ask for an introduction"), path: "/contact" },
  },
];
