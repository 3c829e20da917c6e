/** Ways in which a text tries to become a script; each calls `ran` in the window that shows it. */
export const scriptCorpus = [
  "<script>window.ran=1</script>",
  "<img src=x onerror=window.ran=1>",
  "<svg/onload=window.ran=1>",
  "\"><iframe srcdoc='<script>parent.ran=1</script>'></iframe>",
  "</textarea><details open ontoggle=window.ran=1>",
  "javascript:window.ran=1",
  "{{constructor.constructor('window.ran=1')()}}",
  "</script><script>window.ran=1</script>",
  "<a href=javascript:window.ran=1 autofocus onfocus=window.ran=1>x</a>",
  "<style>@import 'javascript:window.ran=1'</style>",
] as const;

/** The whole corpus as one text. */
export const scriptText = scriptCorpus.join(" ");
