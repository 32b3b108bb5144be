import type { FieldError } from '@kitwright/contract'
import { ownSlugOf, type PageContent } from '@kitwright/pages/content'
import { ProblemError } from '../endpoint/index.ts'
import type { Transaction } from '../database/index.ts'
import { listExistingFiles, listPages } from './pageStore.ts'

interface Reference {
  readonly path: string
  readonly kind: 'page' | 'file'
  readonly id: string
}

/** Lists the own pages and files that a content refers to, each with its place. */
function listReferences(content: PageContent): Reference[] {
  const found: Reference[] = []
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ('source' in value && 'id' in value) found.push({ path, kind: 'file', id: String(value.id) })
    if ('href' in value && typeof value.href === 'string') {
      const id = ownSlugOf(value.href)
      if (id !== null) found.push({ path: `${path}.href`, kind: 'page', id })
    }
    for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`)
  }
  look(content, 'content')
  return found
}

interface Check {
  readonly content: PageContent
  /** The page's own slug: it may link to itself before anyone sees it. */
  readonly slug: string
  /** Whether linked pages must be visible to visitors; a draft may link to another draft. */
  readonly isPublic: boolean
}

/** Throws `page-invalid` if a content links to an own page that does not exist, or shows a file that does not. */
export async function checkReferences(trx: Transaction, { content, slug, isPublic }: Check): Promise<void> {
  const references = listReferences(content)
  if (references.length === 0) return
  const pages = new Set([slug])
  for (const page of await listPages(trx))
    if (page.is_own && (!isPublic || page.published_version !== null)) pages.add(page.slug)
  const files = new Set(
    await listExistingFiles(
      trx,
      references.flatMap(({ kind, id }) => (kind === 'file' ? [id] : [])),
    ),
  )
  const faults = references.flatMap(({ path, kind, id }): FieldError[] => {
    if (kind === 'page') return pages.has(id) ? [] : [{ path, id: 'broken-link' }]
    return files.has(id) ? [] : [{ path, id: 'required' }]
  })
  if (faults.length > 0) throw new ProblemError('page-invalid', faults)
}
