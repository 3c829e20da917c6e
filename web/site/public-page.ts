/** The headers of a page that is the same for everybody: the server may keep it rendered. */
export function publicPageHeaders(): HeadersInit {
  return { "x-page-cache": "public" };
}
