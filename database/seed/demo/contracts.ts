import { type ContractTerms, usualTerms } from "#domain/hotels/contracts.ts";

type Two = { pt: string; en: string };
const flexible: Two = { pt: "Tarifa flexível com café da manhã", en: "Flexible rate with breakfast" };
const advance: Two = { pt: "Compra antecipada", en: "Advance purchase" };
const net: Two = { pt: "Tarifa net para operadoras", en: "Net rate for tour operators" };
const programme: Two = { pt: "Tarifa de programa", en: "Programme rate" };

type Plans = { flexible: number; advance?: number; programme?: number; hasNet?: boolean };

function plansOf({ flexible: commission, advance: early, programme: consortium, hasNet }: Plans) {
  const plan = (code: string, name: Two, kind: "commissionable" | "net" | "programme", rate: number) => ({
    code,
    name,
    kind,
    commission: rate,
  });
  return [
    plan("BAR", flexible, "commissionable", commission),
    ...(early ? [plan("EARLY", advance, "commissionable", early)] : []),
    ...(consortium ? [plan("VIRT", programme, "programme", consortium)] : []),
    ...(hasNet ? [plan("NET", net, "net", 0)] : []),
  ];
}

function cancellation(days: number): ContractTerms["cancellation"] {
  return {
    freeUntilDays: days,
    penalties: [
      { daysBefore: days, share: 5_000 },
      { daysBefore: 3, share: 10_000 },
    ],
    isRetainedCommissionable: false,
    text: {
      pt: `Sem custo até ${days} dias antes da chegada; depois, metade da estadia; nos três últimos dias, a estadia inteira.`,
      en: `Free until ${days} days before arrival; after that half of the stay, and within three days the whole stay.`,
    },
  };
}

const family: Two = {
  pt: "Até 2 anos em berço, sem custo; de 3 a 12 anos, metade da diária em cama extra.",
  en: "Up to age 2 in a cot, free; from 3 to 12, half the rate in an extra bed.",
};
const grown: Two = { pt: "A partir de 14 anos.", en: "From 14 years on." };

const martinhal: ContractTerms = {
  ...usualTerms,
  commissionable: ["room"],
  currency: "EUR",
  ratePlans: plansOf({ flexible: 1_000, advance: 800, programme: 1_000, hasNet: true }),
  due: { from: "month_end", days: 30 },
  route: "house",
  override: 250,
  cancellation: cancellation(14),
  childPolicy: family,
};
const velaa: ContractTerms = {
  ...martinhal,
  currency: "USD",
  ratePlans: plansOf({ flexible: 1_200, programme: 1_200 }),
  due: { from: "checkout", days: 45 },
  override: 300,
  cancellation: cancellation(45),
  minimumNights: 4,
};
const brazilian: ContractTerms = {
  ...usualTerms,
  commissionable: ["room"],
  currency: "BRL",
  ratePlans: plansOf({ flexible: 1_200, hasNet: true }),
  cancellation: cancellation(21),
  minimumNights: 2,
  childPolicy: family,
};

/** The contracts of the demo world by hotel; `earlier` are the terms of the year before, where they were others. */
export const demoContracts: { slug: string; terms: ContractTerms; earlier?: ContractTerms }[] = [
  {
    slug: "martinhal-sagres",
    terms: martinhal,
    earlier: {
      ...martinhal,
      ratePlans: plansOf({ flexible: 800, advance: 800, hasNet: true }),
      due: { from: "checkout", days: 60 },
      override: null,
      answerHours: 48,
    },
  },
  { slug: "martinhal-quinta", terms: { ...martinhal, minimumNights: 3 } },
  { slug: "martinhal-chiado", terms: { ...martinhal, cancellation: cancellation(7) } },
  { slug: "martinhal-oriente", terms: { ...martinhal, cancellation: cancellation(7) } },
  { slug: "velaa-private-island", terms: velaa, earlier: { ...velaa, minimumNights: 5, override: 200 } },
  { slug: "casa-trancoso", terms: brazilian },
  { slug: "fazenda-mantiqueira", terms: { ...brazilian, minimumNights: 2, override: 200 } },
  { slug: "pantanal-lodge", terms: { ...brazilian, minimumNights: 3, cancellation: cancellation(30) } },
  {
    slug: "casa-atacama",
    terms: { ...brazilian, currency: "USD", minimumNights: 3, childPolicy: grown, answerHours: 36 },
  },
  { slug: "quinta-douro", terms: { ...brazilian, currency: "EUR", due: { from: "checkout", days: 45 } } },
  { slug: "riad-atlas", terms: { ...brazilian, currency: "EUR", childPolicy: grown } },
];
