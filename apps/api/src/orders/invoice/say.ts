import { loadTexts, type Texts } from '@kitwright/words'

export interface InvoiceWords {
  readonly account: Texts['account']
  readonly common: Texts['common']
  readonly order: Texts['order']
  /** A day as the language writes it. */
  date(instant: string): string
}

// Shops and customers are in one country; the paper must not depend on where the server stands.
const TIME_ZONE = 'Asia/Phnom_Penh'

const DATES = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: TIME_ZONE }),
  kh: new Intl.DateTimeFormat('km', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
    numberingSystem: 'latn',
  }),
}

export async function loadInvoiceWords(language: 'en' | 'kh'): Promise<InvoiceWords> {
  const [account, common, order] = await Promise.all([
    loadTexts(language, 'account'),
    loadTexts(language, 'common'),
    loadTexts(language, 'order'),
  ])
  return { account, common, order, date: instant => DATES[language].format(new Date(instant)) }
}

/** A text with its gaps filled. */
export const fill = (text: string, gaps: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => String(gaps[gap] ?? ''))
