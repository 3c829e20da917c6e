/** A confirmed sign-up comes back to the site's origin (spec §7); its session belongs to the sign-in page. */
export function forwardMailLink(): void {
  const { pathname, hash } = window.location;
  const knowsSession = /^\/(auth|advisor-portal|tour-operator-portal|hotel-portal|admin)(\/|$)/.test(
    pathname,
  );
  if (!knowsSession && /^#(access_token|error)=/.test(hash) && hash.includes("sb=")) {
    window.location.replace(`/auth${hash}`);
  }
}
