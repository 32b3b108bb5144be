import { CONTENT_LIMITS } from '@kitwright/pages/content'
import type { Transaction } from '../database/index.ts'
import { checkIfMatch, type Exchange, ProblemError } from '../endpoint/index.ts'
import { checkReferences } from './checkReferences.ts'
import {
  deletePage,
  findPageRecord,
  insertPage,
  insertRevision,
  listPages,
  lockPages,
  setPublishAt,
  setPublished,
  tellSettings,
} from './pageStore.ts'
import { findNewest, type StoredPage } from './readPage.ts'

/** Locks the pages and returns one, if it still is as the caller saw it. */
async function getToChange(trx: Transaction, slug: string, ifMatch: string | undefined): Promise<StoredPage> {
  await lockPages(trx)
  const page = await findNewest(trx, slug)
  if (!page) throw new ProblemError('not-found')
  checkIfMatch(ifMatch, page.version)
  return page
}

const get = async (trx: Transaction, slug: string): Promise<StoredPage> => (await findNewest(trx, slug))!

/** Makes an own page, of which visitors see nothing yet. */
export async function makePage(
  trx: Transaction,
  { body: { slug, content }, person, now }: Pick<Exchange<'POST /api/office/pages'>, 'body' | 'person' | 'now'>,
): Promise<StoredPage> {
  await lockPages(trx)
  const pages = await listPages(trx)
  if (pages.some(page => page.slug === slug)) throw new ProblemError('slug-taken')
  if (pages.filter(({ is_own }) => is_own).length >= CONTENT_LIMITS.ownPages)
    throw new ProblemError('page-limit-reached')
  await checkReferences(trx, { content, slug, isPublic: false })
  await insertPage(trx, slug, true)
  await insertRevision(trx, { slug, version: 1, content, savedBy: person.id, now, restoredFrom: null })
  return get(trx, slug)
}

/** Saves a page's next revision. Visitors see it once it is published. */
export async function savePage(
  trx: Transaction,
  {
    params: { slug },
    headers,
    body: { content, restoredFrom },
    person,
    now,
  }: Pick<Exchange<'PUT /api/office/pages/{slug}'>, 'params' | 'headers' | 'body' | 'person' | 'now'>,
): Promise<StoredPage> {
  const { version } = await getToChange(trx, slug, headers['if-match'])
  await checkReferences(trx, { content, slug, isPublic: false })
  if (version === 0) await insertPage(trx, slug, false)
  await insertRevision(trx, { slug, version: version + 1, content, savedBy: person.id, now, restoredFrom })
  return get(trx, slug)
}

/** Publishes the newest revision, now or later, or hides the page. */
export async function publishPage(
  trx: Transaction,
  {
    params: { slug },
    headers,
    body: { isShown, at },
    now,
  }: Pick<Exchange<'PUT /api/office/pages/{slug}/publication'>, 'params' | 'headers' | 'body' | 'now'>,
): Promise<StoredPage> {
  const { version, content, is_own: isOwn } = await getToChange(trx, slug, headers['if-match'])
  // It is what every shop begins with, which visitors see already.
  if (version === 0) return get(trx, slug)
  if (isShown) await checkReferences(trx, { content, slug, isPublic: true })
  if (!isShown) await setPublished(trx, slug, isOwn ? null : 0)
  else if (at !== null && new Date(at) > now) await setPublishAt(trx, slug, new Date(at))
  else await setPublished(trx, slug, version)
  await tellSettings(trx)
  return get(trx, slug)
}

/** Deletes an own page with its history. */
export async function removePage(trx: Transaction, slug: string, ifMatch: string | undefined): Promise<void> {
  await getToChange(trx, slug, ifMatch)
  if ((await findPageRecord(trx, slug))?.is_own !== true) throw new ProblemError('page-required')
  await deletePage(trx, slug)
  await tellSettings(trx)
}
