import { describe, expect, it } from 'vitest'
import * as englishNames from './en/names/index.ts'
import {
  findLanguage,
  LANGUAGES,
  languageFacts,
  languageNameIn,
  languageTag,
  loadErrorTexts,
  loadNames,
  loadTexts,
  nameIn,
  NAMESPACES,
  namesByTag,
  namesFromTags,
  type NameKind,
  parseLanguage,
  type Names,
  snakeCase,
  type Language,
} from './index.ts'

/** Names printed on cloth as samples, in Latin letters in every language. */
const SAME_IN_ALL = new Set<string>()
/** Figures, symbols and single letters need no translation. */
const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))
const holes = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(match => match[0]).toSorted()

/** Matches `pieces_of`. An id of the contract follows its kind unchanged: `status_ON_THE_WAY`. */
const isSnakeCase = (key: string): boolean => /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:_[A-Z]+)*$/.test(key)

const NAME_KINDS = Object.keys(englishNames) as NameKind[]
type Table = Readonly<Record<string, string>>
const KINDS: readonly (readonly [string, (language: Language) => Promise<Table>])[] = [
  ...NAMESPACES.map(name => [name, async (language: Language) => ({ ...(await loadTexts(language, name)) })] as const),
  ...NAME_KINDS.map(
    kind =>
      [
        `names of ${kind}`,
        async (language: Language) =>
          Object.fromEntries(Object.entries<Names>(await loadNames(kind)).map(([id, names]) => [id, names[language]])),
      ] as const,
  ),
  ['errors', async language => (await loadErrorTexts(language)).errors],
  ['single fields', async language => (await loadErrorTexts(language)).fields],
]

describe.each(LANGUAGES)('the texts in %s', language => {
  const { letters } = languageFacts(language).script

  it.each(KINDS)('have every key of %s, none empty, with equal placeholders', async (_, load) => {
    const [texts, english] = [await load(language), await load('en')]
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim() === '', holes(text)]).toEqual([key, false, holes(english[key]!)])
    }
  })

  it.each(KINDS)('are in its own letters in %s', async (kind, load) => {
    const foreign = Object.entries(await load(language)).filter(
      ([key, text]) => hasWords(text) && !letters.test(text) && !SAME_IN_ALL.has(`${kind}.${key}`),
    )
    expect(foreign).toEqual([])
  })
})

describe('a key', () => {
  it.each(LANGUAGES)('is in snake_case in every namespace in %s', async language => {
    const keys = await Promise.all(
      NAMESPACES.map(async name => Object.keys(await loadTexts(language, name)).map(key => `${name}:${key}`)),
    )
    expect(keys.flat().filter(key => !isSnakeCase(key.split(':')[1]!))).toEqual([])
  })
  it('is refused in another style', () => {
    const others = ['tryAgain', 'try-again', 'TryAgain', 'TRY_AGAIN', 'try__again', '_try', 'try_', 'role_frontText']
    expect(others.filter(isSnakeCase)).toEqual([])
    expect(['undo', 'try_again', 'h1', 'pieces_one', 'type_SOCCER_KIT'].filter(isSnakeCase)).toHaveLength(5)
  })
  it('holds an id of code in snake_case', () => {
    expect(['halfChest', 'sleeveL', 'base', 'shortsFrontL'].map(snakeCase)).toEqual([
      'half_chest',
      'sleeve_l',
      'base',
      'shorts_front_l',
    ])
  })
})

it('English texts say nothing in Khmer', async () => {
  const all = await Promise.all(KINDS.map(async ([, load]) => Object.values(await load('en'))))
  expect(all.flat().filter(text => languageFacts('kh').script.letters.test(text))).toEqual([])
})

describe('the language', () => {
  it('is Khmer unless English is stored', () => {
    expect([null, '', 'km', 'garbage', 'kh', 'en'].map(parseLanguage)).toEqual(['kh', 'kh', 'kh', 'kh', 'kh', 'en'])
  })
  it('is tagged km for the outside world', () => {
    expect([languageTag('kh'), languageTag('en')]).toEqual(['km', 'en'])
  })
  it('has a name in the reader’s language', () => {
    expect([languageNameIn('kh', 'en'), languageNameIn('en', 'kh')]).toEqual(['Khmer', 'អង់គ្លេស'])
    expect(languageNameIn('kh', 'kh')).toBe('ខ្មែរ')
  })
  it('is found by its key and by its tag, and by nothing else', () => {
    expect(['kh', 'km', 'en', 'fr', 'toString', ''].map(findLanguage)).toEqual(['kh', 'kh', 'en', null, null, null])
  })
})

describe('a name', () => {
  it('of what comes with the program is there in every language, and read once', async () => {
    const names = await loadNames('symbols')
    expect(names.tiger).toEqual({ en: 'Tiger', kh: 'ខ្លា' })
    expect(await loadNames('symbols')).toBe(names)
  })
  it('is kept by tag and comes back in every language', () => {
    const names = { en: 'Mesh', kh: 'ក្រណាត់សំណាញ់' }
    expect(namesByTag(names)).toEqual({ en: 'Mesh', km: 'ក្រណាត់សំណាញ់' })
    expect(namesFromTags(namesByTag(names))).toEqual(names)
  })
  it('is English without a translation, and anything without English', () => {
    expect(nameIn({ en: 'Mesh' }, 'kh')).toBe('Mesh')
    expect(namesFromTags({ en: 'Mesh' })).toEqual({ en: 'Mesh', kh: 'Mesh' })
    expect(namesFromTags({ km: 'សំណាញ់' })).toEqual({ en: 'សំណាញ់', kh: 'សំណាញ់' })
  })
})

/** Exact texts of §5 and §8 of the specification. */
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
    const all = await Promise.all(NAMESPACES.map(async name => Object.values<string>(await loadTexts('en', name))))
    const said = new Set([...all.flat(), ...Object.values((await loadErrorTexts('en')).errors)])
    expect(EXACT.filter(text => !said.has(text))).toEqual([])
  })
})
