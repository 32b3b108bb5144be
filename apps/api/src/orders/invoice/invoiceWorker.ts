import { formatRiel } from '@kitwright/measure'
import { languageTag } from '@kitwright/words'
import { sizePng } from '../../files/sizePng.ts'
import type { JobHandler } from '../../workers/index.ts'
import type { InvoiceFacts, InvoiceToDraw } from './facts.ts'
import { titleOf } from './layout/layHead.ts'
import { layInvoice } from './layout/layInvoice.ts'
import { layReceipt } from './layout/layReceipt.ts'
import { layNote } from './layout/layNote.ts'
import { openPainter } from './pdfPainter.ts'
import { type InvoiceWords, loadInvoiceWords } from './invoiceTexts.ts'

const METHODS = ['bank', 'khqr', 'cash', 'other'] as const

/** Returns every text that may stand on the paper, so that its fonts are loaded. */
const textsOf = (facts: InvoiceFacts, { account, bills, club, common, mail, order, date }: InvoiceWords): string[] => [
  ...Object.values(account),
  ...Object.values(bills),
  ...Object.values(club),
  ...Object.values(common),
  ...METHODS.map(method => mail[`method_${method}`]),
  ...Object.values(order),
  JSON.stringify(facts, (key, value: unknown) => (key === 'logo' || key === 'khqr' ? undefined : value)),
  date(facts.order.placedAt),
  // Its sign is Khmer in every language.
  formatRiel(0),
]

/** Sharp on paper at the height of the letterhead, and for a camera at the size of its block. */
const LOGO_PX = { width: 1200, height: 276 }
const KHQR_PX = { width: 700, height: 900 }

export const work: JobHandler<InvoiceToDraw, Uint8Array> = async ({ facts: { shop, ...others }, logo, khqr }) => {
  const facts: InvoiceFacts = {
    ...others,
    shop: { ...shop, logo: logo && (await sizePng(logo, LOGO_PX)) },
    khqr: khqr && (await sizePng(khqr, KHQR_PX)),
  }
  const words = await loadInvoiceWords(facts.language, facts.timeZone)
  const note = facts.documents.find(({ number }) => number === facts.drawn)
  const { receipt } = facts
  const title = receipt
    ? `${words.bills[receipt.cents < 0 ? 'refund_receipt' : 'receipt']} ${receipt.number}`
    : note
      ? `${words.bills[note.kind]} ${note.number}`
      : titleOf(facts, words).slice(0, 2).join(' ')
  const named = { title, author: facts.shop.name, lang: languageTag(facts.language) }
  const painter = await openPainter(textsOf(facts, words), named)
  const pages = receipt
    ? layReceipt({ facts, receipt }, words, painter.widthOf)
    : note
      ? layNote({ facts, note }, words, painter.widthOf)
      : layInvoice(facts, words, painter.widthOf)
  return painter.finish(pages, { logo: facts.shop.logo, khqr: facts.khqr })
}
