import { useState } from "react";
import { useSearchParams } from "react-router";
import type { FaqGroupView } from "./faq-view.ts";
import { searchQuestions } from "./search-questions.ts";

const parameter = "q";

/** What was typed, kept in the address, and the questions that speak of it. */
export function useFaqSearch(groups: readonly FaqGroupView[]) {
  const [parameters, setParameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get(parameter) ?? "");
  const search = (typed: string) => {
    setQuery(typed);
    const kept = typed.trim() === "" ? [] : [[parameter, typed] as [string, string]];
    setParameters(kept, { replace: true, preventScrollReset: true });
  };
  return { query, search, found: searchQuestions(groups, query) };
}
