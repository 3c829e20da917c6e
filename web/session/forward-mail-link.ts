/** A confirmed sign-up comes back to the site's origin (spec §7); its session belongs to the sign-in page. */
export function forwardMailLink(): void {
  const { pathname, hash } = window.location;
  const isAccountPage = pathname === "/auth" || pathname.startsWith("/auth/");
  if (!isAccountPage && /^#(access_token|error)=/.test(hash) && hash.includes("sb=")) {
    window.location.replace(`/auth${hash}`);
  }
}
