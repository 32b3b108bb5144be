import { dayIn, offsetIn } from '@kitwright/measure'
import { loadTexts, type Language, type Texts, writeDay } from '@kitwright/words'

export interface InvoiceWords {
  readonly account: Texts['account']
  readonly club: Texts['club']
  readonly common: Texts['common']
  readonly order: Texts['order']
  /** A day of the shop as the language writes it, with its offset from UTC. */
  date(instant: string): string
}

/** The shop's day, with the offset of its time zone: the paper depends neither on where the server stands nor on who reads it. */
function sayDay(instant: string, language: Language, timeZone: string): string {
  const at = new Date(instant)
  return `${writeDay(dayIn(at, timeZone), language)} (${offsetIn(at, timeZone)})`
}

export async function loadInvoiceWords(language: Language, timeZone: string): Promise<InvoiceWords> {
  const [account, club, common, order] = await Promise.all([
    loadTexts(language, 'account'),
    loadTexts(language, 'club'),
    loadTexts(language, 'common'),
    loadTexts(language, 'order'),
  ])
  return { account, club, common, order, date: instant => sayDay(instant, language, timeZone) }
}

/** A text with its gaps filled. */
export const fill = (text: string, gaps: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => String(gaps[gap] ?? ''))
