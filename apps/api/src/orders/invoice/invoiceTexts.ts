import { dayIn, offsetIn } from '@kitwright/measure'
import { loadTexts, type Language, type Texts, writeDay } from '@kitwright/words'

export interface InvoiceWords {
  readonly account: Texts['account']
  readonly bills: Texts['bills']
  readonly club: Texts['club']
  readonly common: Texts['common']
  readonly mail: Texts['mail']
  readonly order: Texts['order']
  readonly shipment: Texts['shipment']
  /** Formats a date of the shop in the language, with its offset from UTC. */
  date(instant: string): string
  /** Formats a day such as `2026-11-30`. */
  day(day: string): string
}

/**
 * Formats the shop's date with the offset of its time zone: the paper depends neither on the server's location nor on
 * the reader.
 */
function sayDay(instant: string, language: Language, timeZone: string): string {
  const at = new Date(instant)
  return `${writeDay(dayIn(at, timeZone), language)} (${offsetIn(at, timeZone)})`
}

export async function loadInvoiceWords(language: Language, timeZone: string): Promise<InvoiceWords> {
  const [account, bills, club, common, mail, order, shipment] = await Promise.all([
    loadTexts(language, 'account'),
    loadTexts(language, 'bills'),
    loadTexts(language, 'club'),
    loadTexts(language, 'common'),
    loadTexts(language, 'mail'),
    loadTexts(language, 'order'),
    loadTexts(language, 'shipment'),
  ])
  return {
    account,
    bills,
    club,
    common,
    mail,
    order,
    shipment,
    day: at => writeDay(at, language),
    date: instant => sayDay(instant, language, timeZone),
  }
}

/** Fills the gaps of a text. */
export const fill = (text: string, gaps: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => String(gaps[gap] ?? ''))
