import { isContentPage, loadDefaultContent, type PageContent } from '@kitwright/pages/content'
import type { Transaction } from '../database/index.ts'
import { type FullPageRecord, findPageRecord, findPublished, findRevision } from './pageStore.ts'

/** A page with its newest content; version 0 if the tenant has never changed it. */
export interface StoredPage extends Omit<FullPageRecord, 'saved_at'> {
  readonly saved_at: Date | null
}

/** Returns a page with its newest content, published or not. */
export async function findNewest(trx: Transaction, slug: string): Promise<StoredPage | undefined> {
  const found = await findPageRecord(trx, slug)
  if (found) return found
  const content = await loadFirst(slug)
  if (!content) return undefined
  return { slug, is_own: false, version: 0, published_version: 0, publish_at: null, saved_at: null, content }
}

/** Returns the content that a page of every shop begins with. */
export const loadFirst = async (slug: string): Promise<PageContent | null> =>
  isContentPage(slug) ? loadDefaultContent(slug) : null

/** Returns what visitors see of a page; null if there is nothing to see. */
export async function findVisible(trx: Transaction, slug: string): Promise<PageContent | null> {
  const published = await findPublished(trx, slug)
  return published === undefined || published === 'first' ? loadFirst(slug) : published
}

/** Returns a page as one revision saved it; null if the revision is unknown. */
export async function findAsSaved(trx: Transaction, slug: string, version: number): Promise<PageContent | null> {
  if (version === 0) return loadFirst(slug)
  return (await findRevision(trx, slug, version)) ?? null
}
