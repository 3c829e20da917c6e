/** Where an administrator finds an expired invitation. */
export function renewalPlace(email: string): string {
  return `/admin/invitations?${new URLSearchParams({ state: "expired", q: email })}`;
}
