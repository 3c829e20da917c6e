/** A Brazilian number as people read it; any other as its digits after a plus. */
export function formatPhone(digits: string): string {
  const brazilian = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  if (!brazilian) return `+${digits}`;
  const [, area, first, last] = brazilian;
  return `+55 ${area} ${first}-${last}`;
}
