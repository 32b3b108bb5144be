import type { FoundPage } from './pages.ts'

/** Returns the slug under which the tenant's text of a page is stored; null if the page has none. */
export const contentSlugOf = ({ name, page, params }: FoundPage): string | null =>
  page.kind === 'content' ? (params['slug'] ?? name) : null
