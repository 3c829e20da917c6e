import { paragraphs, words } from "../words.ts";
import type { FaqSeed } from "./faq-seed.ts";

export const aboutAccount: FaqSeed[] = [
  {
    question: words(
      "O que vocês guardam quando escrevo pelo formulário?",
      "What do you keep when I write through the form?",
    ),
    answer: paragraphs(
      [
        "Nome, e-mail, interesse, assunto, mensagem, idioma e a hora do envio. Servem para responder a você, e para nada além disso. Cada mensagem ganha um código, que você pode citar em qualquer conversa.",
        "A mensagem é guardada antes de o WhatsApp abrir. Se ele não abrir, ela já está conosco.",
      ],
      [
        "Your name, e-mail address, interest, subject, message, language and the time of sending. We use them to answer you, and for nothing else. Each message is given a code you can quote in any conversation.",
        "The message is saved before WhatsApp opens. If WhatsApp does not open, we already have it.",
      ],
    ),
    link: { label: words("Ler sobre privacidade", "Read about privacy"), path: "/about#privacy" },
  },
  {
    question: words("O site usa cookies ou rastreadores?", "Does the site use cookies or trackers?"),
    answer: paragraphs(
      [
        "Só o necessário para funcionar: o idioma que você escolheu, a sua sessão quando entra no portal e a posição do menu lateral. Não há publicidade nem rastreadores de terceiros.",
        "Contamos quantas vezes cada página é lida, por dia e por idioma. A contagem não guarda endereço, aparelho nem identificador, e respeita o aviso de não rastrear do seu navegador.",
      ],
      [
        "Only what it needs to work: the language you chose, your session once you enter the portal, and the state of the side menu. There is no advertising and there are no third-party trackers.",
        "We count how often each page is read, by day and by language. The count keeps no address, device or identifier, and it respects your browser’s do-not-track signal.",
      ],
    ),
    link: { label: words("Ver o que é guardado", "See what is stored"), path: "/cookies" },
  },
  {
    question: words("Como consulto, corrijo ou apago meus dados?", "How do I see, correct or erase my data?"),
    answer: paragraphs(
      [
        "Quem tem conta faz isso no perfil: corrige os campos, exporta tudo em um arquivo e pede a exclusão. São direitos da LGPD, e não é preciso explicar por quê.",
        "Quem não tem conta escreve para o e-mail de contato com o endereço que usou. Confirmamos que ele é seu e respondemos com o que existe, ou com a prova de que foi apagado.",
      ],
      [
        "With an account, you do it in your profile: correct the fields, export everything in one file, ask for deletion. These are rights under the LGPD, Brazil’s data protection law, and you need give no reason.",
        "Without one, write to our contact address from the e-mail you used. We confirm that it is yours and reply with what we hold, or with confirmation that it has been erased.",
      ],
    ),
    link: { label: words("Ler sobre privacidade", "Read about privacy"), path: "/about#privacy" },
  },
  {
    question: words("Como entro e saio da newsletter?", "How do I join and leave the newsletter?"),
    answer: paragraphs(
      [
        "Deixe o seu e-mail e confirme pelo link que enviamos; sem essa confirmação, nada mais chega. Toda carta traz um link para sair, que vale para sempre e não pede senha.",
        "Um endereço que não foi confirmado é apagado em trinta dias.",
      ],
      [
        "Leave your e-mail address and confirm it by the link we send; without that, nothing further arrives. Every letter carries a link to leave, which never expires and asks for no password.",
        "An address that was not confirmed is erased after thirty days.",
      ],
    ),
    link: { label: words("Receber as cartas", "Receive the letters"), path: "/newsletter" },
  },
];
