import { languageTag, loadTexts } from '@kitwright/words'
import { sizePng } from '../../../files/sizePng.ts'
import type { JobHandler } from '../../../workers/index.ts'
import { fill, loadInvoiceWords } from '../../invoice/invoiceTexts.ts'
import { openPainter } from '../../invoice/pdfPainter.ts'
import { layPaper, type PaperWords } from './layPaper.ts'
import type { PaperFacts, PaperToDraw } from './paperFacts.ts'

/** Returns every text that may stand on the paper, so that its fonts are loaded. */
const textsOf = (facts: PaperFacts, { account, club, common, order, quote, offer, date }: PaperWords): string[] => [
  ...[account, club, common, order, quote, offer].flatMap(words => Object.values(words)),
  JSON.stringify(facts, (key, value: unknown) => (key === 'logo' ? undefined : value)),
  date(facts.revision.sentAt),
]

/** Sharp on paper at the height of the letterhead. */
const LOGO_PX = { width: 1200, height: 276 }

export const work: JobHandler<PaperToDraw, Uint8Array> = async ({ facts: { shop, ...others }, logo }) => {
  const facts: PaperFacts = { ...others, shop: { ...shop, logo: logo && (await sizePng(logo, LOGO_PX)) } }
  const { language, timeZone, number } = facts
  const [quote, offer] = await Promise.all([loadTexts(language, 'quote'), loadTexts(language, 'offer')])
  const words = { ...(await loadInvoiceWords(language, timeZone)), quote, offer }
  const named = { title: fill(words.quote.number, { number }), author: facts.shop.name, lang: languageTag(language) }
  const painter = await openPainter(textsOf(facts, words), named)
  return painter.finish(layPaper(facts, words, painter.widthOf), { logo: facts.shop.logo, khqr: null })
}
