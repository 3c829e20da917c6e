/** The page numbers worth showing: the first, the last, and those around the current one; null where some are left out. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const before = pages[at - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
