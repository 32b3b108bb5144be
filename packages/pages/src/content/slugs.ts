import { pageRows } from '../pages.ts'
import { CONTENT_LIMITS } from './contentLimits.ts'

/** Names of the pages of every shop whose text belongs to the tenant. */
export const contentPages = pageRows.flatMap(([name, { kind, path }]) =>
  kind === 'content' && !path.includes('$') ? [name] : [],
)
export const isContentPage = (slug: string): boolean => contentPages.some(name => name === slug)

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** First parts of the program's addresses, which would mislead as the name of an own page. */
const RESERVED = new Set(
  [
    'admin',
    'api',
    'assets',
    'home',
    'new',
    'pages',
    'preview',
    'index',
    ...pageRows.map(([, { path }]) => path.split('/')[1] ?? ''),
  ].filter(part => part !== '' && !part.startsWith('$')),
)

/** Returns why an own page cannot have a slug; null for a valid one. */
export function faultOfSlug(slug: string): 'wrong-format' | 'too-large' | 'reserved' | null {
  if (slug.length > CONTENT_LIMITS.slug) return 'too-large'
  if (!SLUG.test(slug)) return 'wrong-format'
  return RESERVED.has(slug) || isContentPage(slug) ? 'reserved' : null
}
