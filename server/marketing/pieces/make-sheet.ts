import { linkPath } from "#domain/marketing/link-codes.ts";
import { usualPicture } from "#domain/marketing/pieces.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { readSignature } from "../brand/read-brand.ts";
import { namesOf } from "../campaigns/list-campaigns.ts";
import { openForTaking } from "../campaigns/open-to.ts";
import { readPictureSet, toPhoto } from "../campaigns/picture-set.ts";
import { wordsOf } from "../campaigns/to-campaign.ts";
import { findOwnCode } from "../links/queries.ts";
import type { SheetContent } from "./sheet-content.ts";

const LAYOUT = new URL("./sheet-layout.ts", import.meta.url);

type Asked = { userId: string; campaignId: string; language: Language };

/** A campaign's fact sheet under a member's name, as a PDF, and the title it is saved by. */
export async function makeSheet(deps: Deps, { userId, campaignId, language }: Asked) {
  const row = await openForTaking(deps, { userId, campaignId });
  const code = await findOwnCode(deps.db, { userId, campaignId });
  if (!code) throw refuse("conflict");
  const set = await readPictureSet(deps, row.pictures);
  const picture = set[usualPicture("sheet", set.length)];
  if (!picture) throw refuse("nothing_to_take");
  const locale = { locale: language };
  const { title, headline, subline, facts, terms } = wordsOf(row);
  const content: SheetContent = {
    language,
    hotels: namesOf(row.hotels),
    window: m.marketing_sheet_until({ day: dayName(row.endsOn, language) }, locale),
    headline: headline[language],
    subline: subline?.[language] ?? null,
    facts: facts.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    termsTitle: m.marketing_terms({}, locale),
    terms: terms[language],
    invitation: m.marketing_sheet_invitation({}, locale),
    photo: await toPhoto(deps, picture),
    signature: await readSignature(deps, userId),
    url: `${deps.config.publicUrl}${linkPath(code, "sheet")}`,
  };
  return { title: title[language], pdf: await deps.pdf.make({ layout: LAYOUT, content, key: userId }) };
}

function dayName(day: string, language: Language): string {
  const tag = language === "pt" ? "pt-BR" : "en-GB";
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
