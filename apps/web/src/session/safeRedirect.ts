const HERE = 'https://here.invalid'

/** Where to go after signing in: a path of this very site, else `/`. Never back to a sign-in page. */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/'
  if (!URL.canParse(wanted, HERE)) return '/'
  const url = new URL(wanted, HERE)
  if (url.origin !== HERE || url.pathname.startsWith('/auth/')) return '/'
  // The parsed path may itself begin with `//` (as in `/.//evil.example`), which a browser would read as a host.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
