/** A telephone as it is kept, +5511988887777, from however it was typed; without a country it is Brazilian. Null if it is none. */
export function readPhone(typed: string): string | null {
  const text = typed.trim();
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+")) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  return /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(digits) ? `+55${digits}` : null;
}

/** A kept telephone with the spaces people read it by. */
export function formatPhone(phone: string): string {
  const brazilian = phone.match(/^\+55(\d{2})(\d{4,5})(\d{4})$/);
  if (!brazilian) return phone;
  const [, area, start, end] = brazilian;
  return `+55 ${area} ${start}-${end}`;
}
