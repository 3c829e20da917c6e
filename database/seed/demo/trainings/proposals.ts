import { lesson, question, training } from "./parts.ts";

/** A training of the house's own: from a proposal to its commission. */
export const proposals = training({
  minutes: 20,
  title: ["Da proposta à comissão", "From proposal to commission"],
  headline: ["Um caminho, cinco datas que custam dinheiro.", "One path, five dates that cost money."],
  lessons: [
    lesson(
      "proposta",
      ["A proposta é uma página", "A proposal is a page"],
      [
        "O cliente abre um link com o seu nome, compara as opções, comenta e aceita. Publicar de novo não troca o link: quem já abriu vê o que mudou.",
        "Your client opens a link with your name, compares options, comments and accepts. Publishing again keeps the link: whoever opened it before sees what changed.",
      ],
    ),
    lesson(
      "pedido",
      ["O pedido ao hotel", "The request to the hotel"],
      [
        "O hotel tem um prazo para responder, contado nas horas de plantão. Uma pergunta dele pausa o relógio: responda no mesmo dia.",
        "The hotel has a time to answer, counted in its hours on duty. A question of its own stops the clock: answer on the same day.",
      ],
      [
        "A opção tem data. Se ela passa sem resposta, o quarto volta para o hotel, e a conversa recomeça.",
        "An option has a date. If it passes without an answer, the room goes back to the hotel, and the talk begins anew.",
      ],
    ),
    lesson(
      "comissao",
      ["A comissão", "The commission"],
      [
        "O aceite congela a taxa e estima a base; a confirmação do hotel, depois do check-out, fixa o valor e mostra a diferença. Margem e comissão nunca se somam.",
        "Acceptance freezes the rate and estimates the base; the hotel’s confirmation after check-out fixes the amount and shows the difference. Margin and commission are never added up.",
      ],
    ),
  ],
  questions: [
    question(
      "link",
      [
        "O que acontece com o link quando você publica de novo?",
        "What happens to the link when you publish again?",
      ],
      [
        ["Continua o mesmo", "It stays the same"],
        ["Expira na hora", "It expires at once"],
        ["O cliente recebe outro", "Your client gets another"],
      ],
      ["O link fica, e a página diz o que mudou.", "The link stays, and the page says what changed."],
      1,
    ),
    question(
      "relogio",
      ["O que pausa o prazo de resposta do hotel?", "What stops the hotel’s time to answer?"],
      [
        ["Uma pergunta do próprio hotel", "A question of the hotel’s own"],
        ["Um fim de semana do advisor", "An advisor’s weekend"],
        ["Nada", "Nothing"],
      ],
      [
        "A pergunta pausa; a sua resposta põe o relógio a andar.",
        "The question stops it; your answer sets it going.",
      ],
    ),
    question(
      "valor",
      ["Quando o valor da comissão fica certo?", "When is the commission’s amount settled?"],
      [
        ["Na confirmação do hotel, depois do check-out", "On the hotel’s confirmation after check-out"],
        ["Ao publicar a proposta", "On publishing the proposal"],
        ["No primeiro e-mail", "With the first e-mail"],
      ],
      ["O aceite estima; a confirmação fixa.", "Acceptance estimates; confirmation settles."],
      2,
    ),
  ],
});
