import { parentPort, workerData } from 'node:worker_threads'
import { languageTag } from '@kitwright/words'
import type { InvoiceFacts } from './facts.ts'
import { layInvoice } from './layInvoice.ts'
import { openPainter } from './paint.ts'
import { fill, type InvoiceWords, loadInvoiceWords } from './say.ts'

/** Every text that may stand on the paper, so that its fonts are there. */
const textsOf = (facts: InvoiceFacts, { account, common, order, date }: InvoiceWords): string[] => [
  ...Object.values(account),
  ...Object.values(common),
  ...Object.values(order),
  JSON.stringify(facts, (key, value: unknown) => (key === 'logo' || key === 'khqr' ? undefined : value)),
  date(facts.order.placedAt),
]

async function draw(facts: InvoiceFacts): Promise<Uint8Array> {
  const words = await loadInvoiceWords(facts.language)
  const title = `${words.account.invoice_title} ${fill(words.account.order_number, { number: facts.order.number })}`
  const named = { title, author: facts.shop.name, lang: languageTag(facts.language) }
  const painter = await openPainter(textsOf(facts, words), named)
  return painter.finish(layInvoice(facts, words, painter.widthOf), { logo: facts.shop.logo, khqr: facts.khqr })
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await draw(workerData as InvoiceFacts))
