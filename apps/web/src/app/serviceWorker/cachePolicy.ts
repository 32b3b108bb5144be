/** Files named by their content or by an id that is never reused. */
const FOR_EVER = /^\/(?:assets|patterns|graphics|api\/files|api\/fontfiles|v1\/fonts\/[^/]+\/files)\//
/** Addresses of what a shop publishes to everyone: who it is, what it sells, which fonts and pictures it has. */
const LAST_KNOWN =
  /^\/(?:whoami$|v1\/fonts(?:\/|$)|api\/resources\/fonts(?:\/|$)|api\/products\/[^/]+$|api\/graphics$|pictures\/)/
/**
 * Addresses of what the shop may change at any time and what people buy by: a cached answer is never used while the
 * shop can be reached.
 */
const CATALOGUE =
  /^\/api\/(?:products|pricing|sizecharts|colourcard|templates|templates\/[^/]+|templates\/[^/]+\/picture)$/
/** Addresses that do not answer with the app's page. */
const NO_PAGE = /^\/(?:api|v1|whoami|health|patterns|graphics|assets|icons)(?:\/|$)|\.[a-z0-9]{1,12}$/i

export const isImmutablePath = (path: string): boolean => FOR_EVER.test(path)
export const isNetworkFirstPath = (path: string): boolean => LAST_KNOWN.test(path)
export const isCatalogue = (path: string): boolean => CATALOGUE.test(path)
export const isPage = (path: string): boolean => !NO_PAGE.test(path)

/**
 * Whether an answer may be cached: only public answers of the server, the shop's identity, and the pictures of the
 * build.
 */
export function isCacheable(path: string, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200) return false
  return path === '/whoami' || path.startsWith('/pictures/') || /\bpublic\b/.test(headers.get('cache-control') ?? '')
}
