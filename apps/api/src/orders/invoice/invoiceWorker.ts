import { languageTag } from '@kitwright/words'
import type { Work } from '../../workers/index.ts'
import type { InvoiceFacts, InvoiceToDraw } from './facts.ts'
import { layInvoice } from './layInvoice.ts'
import { openPainter } from './paint.ts'
import { sizeLogo } from './sizeLogo.ts'
import { fill, type InvoiceWords, loadInvoiceWords } from './say.ts'

/** Every text that may stand on the paper, so that its fonts are there. */
const textsOf = (facts: InvoiceFacts, { account, common, date }: InvoiceWords): string[] => [
  ...Object.values(account),
  ...Object.values(common),
  JSON.stringify(facts, (key, value: unknown) => (key === 'logo' ? undefined : value)),
  date(facts.order.placedAt),
]

export const work: Work<InvoiceToDraw, Uint8Array> = async ({ facts: { shop, ...others }, logo }) => {
  const facts: InvoiceFacts = { ...others, shop: { ...shop, logo: logo && (await sizeLogo(logo)) } }
  const words = await loadInvoiceWords(facts.language)
  const title = `${words.account.invoice_title} ${fill(words.account.order_number, { number: facts.order.number })}`
  const named = { title, author: facts.shop.name, lang: languageTag(facts.language) }
  const painter = await openPainter(textsOf(facts, words), named)
  return painter.finish(layInvoice(facts, words, painter.widthOf), facts.shop.logo)
}
