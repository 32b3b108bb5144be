import { describe, expect, it } from 'vitest'
import { ERROR_TEXTS, FIELD_TEXTS, languageTag, loadTexts, NAMESPACES, parseLanguage, type Namespace } from './index.ts'

const KHMER = /[\u1780-\u17ff]/
/** Names that are printed on cloth as samples, in Latin letters in both languages. */
const SAME_IN_BOTH = new Set<string>()
/** Figures, signs and single letters need no translation. */
const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))

const texts = async (language: 'en' | 'kh', namespace: Namespace): Promise<Record<string, string>> => ({
  ...(await loadTexts(language, namespace)),
})
const holes = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(match => match[0]).toSorted()

describe.each(NAMESPACES)('the texts of %s', namespace => {
  it('have the same keys in both languages', async () => {
    expect(Object.keys(await texts('kh', namespace))).toEqual(Object.keys(await texts('en', namespace)))
  })

  it('are never empty', async () => {
    for (const language of ['en', 'kh'] as const) {
      const empty = Object.entries(await texts(language, namespace)).filter(([, text]) => text.trim() === '')
      expect(empty).toEqual([])
    }
  })

  it('are Khmer in Khmer', async () => {
    const foreign = Object.entries(await texts('kh', namespace)).filter(
      ([key, text]) => hasWords(text) && !KHMER.test(text) && !SAME_IN_BOTH.has(`${namespace}.${key}`),
    )
    expect(foreign).toEqual([])
  })

  it('leave the same gaps to fill', async () => {
    const en = await texts('en', namespace)
    for (const [key, text] of Object.entries(await texts('kh', namespace))) {
      expect([key, holes(text)]).toEqual([key, holes(en[key]!)])
    }
  })
})

describe.each([
  ['errors', ERROR_TEXTS],
  ['single fields', FIELD_TEXTS],
])('the texts of %s', (_, all) => {
  it('are there in both languages, Khmer in Khmer, with the same gaps', () => {
    for (const [id, { en, kh }] of Object.entries(all)) {
      expect([id, KHMER.test(en), KHMER.test(kh)]).toEqual([id, false, true])
      expect([id, holes(kh)]).toEqual([id, holes(en)])
    }
  })
})

describe('the language', () => {
  it('is Khmer unless English is stored', () => {
    expect([null, '', 'km', 'garbage', 'kh', 'en'].map(parseLanguage)).toEqual(['kh', 'kh', 'kh', 'kh', 'kh', 'en'])
  })
  it('is tagged km for the outside world', () => {
    expect([languageTag('kh'), languageTag('en')]).toEqual(['km', 'en'])
  })
})

/** §5 and §8 of the specification, to the letter. */
const EXACT = [
  'Name is required.',
  'Number is required.',
  'Number is invalid.',
  'Password is required.',
  'Email is required!',
  'First name is required!',
  'Last name is required!',
  'Phone number is required!',
  'Confirm password is required!',
  'The password confirmation is incorrect!',
  'The address is required!',
  'Contact is required.',
  'Message is required.',
  'Subject is required.',
  'Please provide your phone number!',
  'Please input your email!',
  'Please select some players!',
  'Invalid textstyle!',
  'Fields marked * are required.',
  'Invalid email or password',
  'Something went wrong!',
  'Your design exceeded max limit',
  'No layer was selected!',
  'The page you are looking for is no found!',
  'Cart is empty!',
]

describe('the exact wordings', () => {
  it('of the specification are kept in English', async () => {
    const all = await Promise.all(NAMESPACES.map(async namespace => Object.values(await texts('en', namespace))))
    const said = new Set([...all.flat(), ...Object.values(ERROR_TEXTS).map(({ en }) => en)])
    expect(EXACT.filter(text => !said.has(text))).toEqual([])
  })
})
