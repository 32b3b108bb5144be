import { eachLanguage, languageFacts, languageTag, loadTexts, type Language, type Texts } from '@kitwright/words'

export interface InvoiceWords {
  readonly account: Texts['account']
  readonly club: Texts['club']
  readonly common: Texts['common']
  readonly order: Texts['order']
  /** A day as the language writes it. */
  date(instant: string): string
}

// Shops and customers are in one country; the paper must not depend on where the server stands.
const TIME_ZONE = 'Asia/Phnom_Penh'

const DATES = eachLanguage(
  language => new Intl.DateTimeFormat(languageTag(language), { ...languageFacts(language).date, timeZone: TIME_ZONE }),
)

export async function loadInvoiceWords(language: Language): Promise<InvoiceWords> {
  const [account, club, common, order] = await Promise.all([
    loadTexts(language, 'account'),
    loadTexts(language, 'club'),
    loadTexts(language, 'common'),
    loadTexts(language, 'order'),
  ])
  return { account, club, common, order, date: instant => DATES[language].format(new Date(instant)) }
}

/** A text with its gaps filled. */
export const fill = (text: string, gaps: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => String(gaps[gap] ?? ''))
