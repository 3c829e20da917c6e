import { defineRule } from "../../rule.ts";
import { both, dayWords, none, number, same, some } from "../../words.ts";
import { ways } from "../ways.ts";

const stepWays = {
  profile: () => "/profile",
  stay: ways.stay,
  proposal: ways.proposal,
};
const stepNames = {
  profile: both("Perfil completo", "Complete profile"),
  stay: both("Estadia concluída", "Completed stay"),
  proposal: both("Proposta aceita", "Accepted proposal"),
};

/** The next tier is within reach of what is under way. */
export const nextTier = defineRule({
  key: "next_tier",
  name: both("Caminho mais curto ao próximo nível", "Shortest way to the next tier"),
  question: both(
    "O que já está em andamento basta para o próximo nível?",
    "Is what is already under way enough for the next tier?",
  ),
  threshold: both(
    "os pontos que faltam cabem no que está em andamento",
    "the missing points fit into what is under way",
  ),
  method: both(
    "a soma dos pontos que as regras publicadas dão ao que você tem em andamento",
    "the sum of the points that the published rules give to what you have under way",
  ),
  outcome: ["tier_moved"],
  cards: ({ tier }) => {
    if (!tier) return [];
    const reached = tier.path.reduce((sum, { points }) => sum + points, 0);
    if (tier.path.length === 0 || reached < tier.missing) return [];
    const name = tier.next.charAt(0).toUpperCase() + tier.next.slice(1);
    const steps = some(tier.path.length, ["passo", "passos"], ["step", "steps"]);
    return [
      {
        ...{ cause: tier.next, subjectId: null, urgency: 1 as const, figure: number(tier.missing) },
        unit: both(`pontos até ${name}`, `points to ${name}`),
        sentence: both(
          `Você chega a ${name} com ${steps.pt} que já estão em andamento.`,
          `You reach ${name} with ${steps.en} already under way.`,
        ),
        comparison: both(
          `Hoje você tem ${number(tier.score).pt} pontos; este caminho soma ${number(reached).pt}.`,
          `Today you have ${number(tier.score).en} points; this way adds ${number(reached).en}.`,
        ),
        ...{ confidence: "medium" as const, basis: steps },
        action: { to: "/tiers", label: both("Ver o caminho", "See the way") },
        evidence: {
          columns: [
            both("Passo", "Step"),
            both("Qual", "Which"),
            both("A partir de", "From"),
            both("Pontos", "Points"),
          ],
          rows: tier.path.map((step) => ({
            ...{ id: step.id, to: stepWays[step.kind](step.id) },
            cells: [
              stepNames[step.kind],
              step.name ? same(step.name) : none,
              step.on ? dayWords(step.on) : none,
              same(`+${step.points}`),
            ],
          })),
        },
        worth: null,
      },
    ];
  },
});
