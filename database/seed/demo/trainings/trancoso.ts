import { lesson, question, training } from "./parts.ts";

/** A short training of a house of our invention. */
export const trancoso = training({
  minutes: 15,
  title: ["Casa Trancoso, sem sapatos", "Casa Trancoso, shoes off"],
  headline: [
    "Nove quartos, uma regra e a moqueca da noite.",
    "Nine rooms, one rule and the evening’s moqueca.",
  ],
  lessons: [
    lesson(
      "casa",
      ["A casa", "The house"],
      [
        "Hotel fictício de demonstração. São nove quartos entre o Quadrado e o mar, e uma regra: sapatos ficam na porta. Para a praia são sete minutos a pé, por um caminho de terra vermelha.",
        "A fictitious hotel for demonstration. Nine rooms between the Quadrado and the sea, and one rule: shoes stay at the door. The beach is seven minutes away on foot, down a path of red earth.",
      ],
    ),
    lesson(
      "mesa",
      ["A mesa", "The table"],
      [
        "O café é servido até a hora em que alguém ainda quiser. À noite há uma moqueca, para quem pediu até o meio-dia: diga isso ao cliente na véspera.",
        "Breakfast is served for as long as somebody still wants it. At night there is one moqueca, for those who ordered by noon: tell your client the day before.",
      ],
    ),
  ],
  questions: [
    question(
      "regra",
      ["Qual é a regra do hotel?", "What is the hotel’s rule?"],
      [
        ["Sapatos ficam na porta", "Shoes stay at the door"],
        ["Café até as dez", "Breakfast until ten"],
        ["Silêncio às nove", "Quiet at nine"],
      ],
      ["Sapatos ficam na porta; o café não tem hora.", "Shoes stay at the door; breakfast keeps no hours."],
      1,
    ),
    question(
      "moqueca",
      ["Até quando se pede a moqueca?", "By when is the moqueca ordered?"],
      [
        ["Até o meio-dia", "By noon"],
        ["Ao sentar", "On sitting down"],
        ["Com um mês de antecedência", "A month ahead"],
      ],
      ["Uma por noite, para quem pediu até o meio-dia.", "One a night, for those who ordered by noon."],
    ),
    question(
      "quartos",
      ["Quantos quartos há?", "How many rooms are there?"],
      [
        ["Nove", "Nine"],
        ["Dezenove", "Nineteen"],
        ["Noventa", "Ninety"],
      ],
      ["Nove, entre o Quadrado e o mar.", "Nine, between the Quadrado and the sea."],
      2,
    ),
  ],
});
