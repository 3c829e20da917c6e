/** Keeps what a pure function answered to so many questions, then begins anew. */
export function remembered<T>(most: number, answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>();
  return (question) => {
    const kept = known.get(question);
    if (kept !== undefined) return kept;
    if (known.size >= most) known.clear();
    const found = answer(question);
    known.set(question, found);
    return found;
  };
}
