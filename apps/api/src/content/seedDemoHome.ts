import type { Transaction } from '../database/index.ts'
import { demoHomeOf } from './demoPages.ts'
import { findPageRecord, insertPage, insertRevision, setPublished, tellSettings } from './pageStore.ts'

/** Gives a demonstration shop its front page, published, unless it has one. */
export async function seedDemoHome(trx: Transaction, slug: string, now = new Date()): Promise<void> {
  const content = demoHomeOf(slug)
  if (!content || (await findPageRecord(trx, 'home'))) return
  await insertPage(trx, 'home', false)
  await insertRevision(trx, { slug: 'home', version: 1, content, savedBy: null, now, restoredFrom: null })
  await setPublished(trx, 'home', 1)
  await tellSettings(trx)
}
