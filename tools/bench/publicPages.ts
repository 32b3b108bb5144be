/** What strangers and search engines see. */
export const PUBLIC = [
  '/',
  '/products',
  '/pricing',
  '/store',
  '/sizes',
  '/quickstart',
  '/about',
  '/careers',
  '/contact',
  '/privacy',
  '/terms',
  '/auth/signin',
  '/auth/signup',
]

/** A page as the benches' rows call it. */
export const pageName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
