/** The page that an invitation's mail opens. */
export function inviteLink(token: string, publicUrl: string): string {
  return new URL(`/invite/${token}`, publicUrl).href;
}
