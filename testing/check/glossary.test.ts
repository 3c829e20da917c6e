import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Language, languages, readMessages } from "../../messages/read-messages.ts";

/** What the glossary of the house does not say, and what it says instead; a text of the spec may keep its own word. */
const avoided: Record<Language, [word: RegExp, better: string][]> = {
  pt: [
    [/^guardar\b|sem guardar\b/, "salvar"],
    [/\bcontact(ar|o|os|e)\b/, "entrar em contato, contato"],
    [/\bequipas?\b/, "equipe"],
    [/\btelemóve(l|is)\b/, "celular, telefone"],
    [/\butilizador(a|es|as)?\b/, "membro, pessoa"],
    [/\bpassadiços?\b/, "passarela"],
    [/\becrã/, "tela"],
    [/\bficheiros?\b/, "arquivo"],
    [/\bpalavras?-passe\b/, "senha"],
    [/\bregist(o|os|ar|ado|ada)\b/, "registro, registrar"],
    [/\bpartilh(a|ar|e|ado|ada)\b/, "compartilhar"],
    [/\bdescarregar\b/, "baixar"],
    [/\bconnosco\b/, "conosco"],
    [/\bsubscrev(a|er)\b/, "assinar"],
    [/\bmoradas?\b/, "endereço"],
    [/\bfactos?\b/, "fato"],
    [/\bjá não\b/, "não … mais"],
    [/\bpara fazer\b|\bpor ver\b/, "pendências"],
    [/\bcasas? de autor\b/, "hotel de autor"],
    [/\ba casa (conta|fala|responde|abre)\b|\bdizê-lo\b/, "a Lilamonde, nossa equipe"],
    [/\bestadas?\b/, "estadia"],
    [/\bsegundos? fator(es)?\b/, "verificação em duas etapas"],
    [/\bchaves? de segurança\b/, "chave de acesso"],
    [/\baplicativos? de códigos\b/, "aplicativo autenticador"],
    [/\bmensage(m|ns) de texto\b/, "SMS"],
    [/\boperador(es)?\b/, "operadora"],
    [/\bpap(el|éis)\b/, "tipo de conta"],
    [/\btiers?\b/, "nível"],
    [/\bacervos?\b/, "materiais"],
    [/\bprocurar\b/, "buscar"],
    [/\bnotas? à imprensa\b/, "comunicado"],
    [/\bpor carta\b/, "por e-mail"],
    [/\bpropor outra coisa\b/, "contraproposta"],
    [/\b(contar|contad[oa]|conte) (um|o seu|seu) hotel\b/, "apresentar, recomendar"],
  ],
  en: [
    [/\btelephones?\b/, "phone"],
    [/(?<!\{)\bemail(s|ed)?\b/, "e-mail"],
    [/\bsecond factors?\b/, "two-step verification"],
    [/\breservations?\b/, "booking"],
    [/\bauthor’s houses?\b|\bthe house\b/, "author-led hotel, Lilamonde, our team"],
    [/\bauthor hotels?\b/, "author-led hotel"],
    [/\bpress notes?\b/, "press release"],
    [/\bledgers?\b/, "statement"],
    [/\bnotices\b/, "notifications"],
    [/\bgood (until|for \d)/, "valid"],
    [/\bby whatsapp\b/, "on WhatsApp"],
    [/\bsuggest(s|ed)? otherwise\b/, "counter-offer"],
  ],
};

/** Sentences of the spec, kept word for word. */
const bound = new Set(["account_reputation_remaining"]);

const messages = readMessages("messages");

for (const language of languages) {
  test(`what is said in ${language} keeps to the words of the glossary`, () => {
    const found = messages
      .filter(({ key }) => !bound.has(key))
      .flatMap(({ key, texts }) =>
        avoided[language]
          .filter(([word]) => word.test(texts[language].toLowerCase()))
          .map(([, better]) => `${key}: “${texts[language]}” (better: ${better})`),
      );
    expect(found).toEqual([]);
  });
}

test("“um a um” never breaks between two lines, in no heading and nowhere else", () => {
  const isLoose = (text: string) => /\buma? a uma?\b/i.test(text);
  const seeds = globSync("database/seed/**/*.ts").filter((file) => isLoose(readFileSync(file, "utf8")));
  const said = messages.filter(({ texts }) => isLoose(texts.pt)).map(({ key }) => key);
  expect([...said, ...seeds]).toEqual([]);
  expect(messages.some(({ texts }) => texts.pt.includes("um\u00a0a\u00a0um"))).toBe(true);
});

test("nothing says that it will come one day, but a campaign that has its day", () => {
  const promised = messages.filter(({ texts }) =>
    /\bem breve\b|\bcoming soon\b/i.test(`${texts.pt} ${texts.en}`),
  );
  expect(promised.map(({ key }) => key)).toEqual(["marketing_soon"]);
});
