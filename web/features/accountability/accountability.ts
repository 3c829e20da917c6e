import { useQuery } from "@tanstack/react-query";
import { FigureRows, Report, type ReportPlace } from "#domain/accountability/accountability.ts";
import type { Language } from "#domain/text.ts";
import type { AccountabilityApi } from "#server/accountability/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf, Refusal } from "#web/session/queries/refusal.ts";

const report = () => memberApi<AccountabilityApi>().accountability[":hotelId"][":month"];

/** A hotel's month in figures. */
export function useReport(place: ReportPlace) {
  return useQuery({
    queryKey: ["accountability", place],
    queryFn: async () => Report.parse(await bodyOf(await report().$get({ param: place }))),
  });
}

type FigurePlace = ReportPlace & { section: string; figure: string };

/** The rows behind a figure. */
export function useFigureRows(place: FigurePlace) {
  return useQuery({
    queryKey: ["accountability", place],
    queryFn: async () =>
      FigureRows.parse(await bodyOf(await report().rows[":section"][":figure"].$get({ param: place }))),
  });
}

/** The month as a PDF. */
export async function readDocument(place: ReportPlace, language: Language): Promise<Blob> {
  const answer = await report().document.$get({ param: place, query: { language } });
  if (!answer.ok) throw new Refusal(answer);
  return answer.blob();
}
