/** Placeholder for the shop's host: only whether an address leads to another host matters. */
const OWN_ORIGIN = 'https://here.invalid'

/** Returns the path to open after signing in: a path of this very site, else `/`. Never a sign-in page. */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/'
  if (!URL.canParse(wanted, OWN_ORIGIN)) return '/'
  const url = new URL(wanted, OWN_ORIGIN)
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('/auth/')) return '/'
  // The parsed path may itself begin with `//` (as in `/.//evil.example`), which a browser would read as a host.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
