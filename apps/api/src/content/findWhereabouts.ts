import { showContent } from '@kitwright/pages/content'
import type { Language } from '@kitwright/words'
import type { Transaction } from '../database/index.ts'
import { findPublished } from './pageStore.ts'

/** A shop's address and hours; each text is empty if the tenant has not published it. */
export interface Whereabouts {
  readonly address: string
  readonly hours: string
}

/** Pages whose block for contact tells it, the first that does. */
const PAGES = ['contact', 'home'] as const

/** Returns the address and the hours that the tenant itself has published. What every shop begins with does not count. */
export async function findWhereabouts(
  trx: Transaction,
  reader: { readonly language: Language; readonly shop: string },
): Promise<Whereabouts> {
  for (const slug of PAGES) {
    const content = await findPublished(trx, slug)
    if (!content || content === 'first') continue
    const { blocks } = showContent(content, reader)
    const told = blocks.find(block => block.kind === 'contact')
    if (told && (told.address !== '' || told.hours !== '')) return { address: told.address, hours: told.hours }
  }
  return { address: '', hours: '' }
}
