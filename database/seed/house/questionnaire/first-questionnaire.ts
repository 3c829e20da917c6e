import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { business } from "./business.ts";
import { design } from "./design.ts";
import { listening } from "./listening.ts";
import { network } from "./network.ts";
import { presence } from "./presence.ts";
import { repertoire } from "./repertoire.ts";

const parts = [repertoire, listening, design, business, presence, network];

/** What the house asks until an administrator publishes something else: a luxury travel designer's practice. */
export const firstQuestionnaire: QuestionnaireContent = {
  title: {
    pt: "Diagnóstico de desenvolvimento do travel designer",
    en: "Development diagnostic for travel designers",
  },
  minutes: 12,
  dimensions: parts.map(({ dimension }) => dimension),
  questions: parts.flatMap(({ questions }) => questions),
  levels: [
    {
      key: "apprentice",
      name: { pt: "Aprendiz", en: "Apprentice" },
      from: 0,
      sentence: {
        pt: "O ofício está começando a tomar forma. Duas ou três rotinas mudam muito.",
        en: "The craft is taking shape. Two or three routines will change a lot.",
      },
    },
    {
      key: "interpreter",
      name: { pt: "Intérprete", en: "Interpreter" },
      from: 45,
      sentence: {
        pt: "Você entende bem o que pedem e responde com segurança. O próximo passo é antecipar.",
        en: "You understand what is asked and answer with confidence. The next step is to anticipate.",
      },
    },
    {
      key: "artist",
      name: { pt: "Artista", en: "Artist" },
      from: 70,
      sentence: {
        pt: "Suas viagens têm assinatura. Agora é fazer com que o negócio acompanhe.",
        en: "Your trips carry a signature. Now the business has to keep up.",
      },
    },
    {
      key: "authority",
      name: { pt: "Referência", en: "Authority" },
      from: 88,
      sentence: {
        pt: "Colegas e hotéis aprendem com você. O desafio é manter o repertório vivo.",
        en: "Colleagues and hotels learn from you. The challenge is to keep the repertoire alive.",
      },
    },
  ],
};
