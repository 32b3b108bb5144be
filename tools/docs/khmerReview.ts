import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadErrorTexts, loadNames, loadTexts, type Language, type Namespace } from '@kitwright/words'

type TextTree = Readonly<Record<string, unknown>>

/** The screens of each namespace, by the name that readers know. */
const SCREENS: Readonly<Record<Namespace | 'errors' | 'pageTexts', string>> = {
  account: 'Personal area, sign-in and sign-up',
  personal: 'Account and data of a customer',
  answers: 'Answers to a shared design',
  bills: 'Invoices and credit notes, on paper and on screens',
  arrange: 'Studio: arranging layers',
  card: 'Colour card',
  catalogue: 'Back office: fabrics, customer groups, promotion codes, templates',
  cart: 'Cart',
  checkout: 'Checkout',
  cloth: 'Weight, composition and care of fabrics: product page and prices of the back office',
  club: 'Studio: club colours',
  colours: 'Studio: colour picker',
  common: 'Words on every page',
  content: 'Back office: pages',
  crest: 'Studio: crest maker',
  desk: 'office: due dates, assignees, tags and notes of orders, changes of several at once',
  rules: 'Back office: rules, and the mails that they send',
  tasks: 'Back office: tasks of staff',
  today: 'office: what waits today, and figures',
  factors: 'Second factors, passkeys and devices of customers and staff',
  panel: 'the operator’s panel over all shops',
  people: 'office: staff, roles and rights',
  debts: 'Back office: what customers owe',
  stock: 'Back office: cloth at suppliers',
  costs: 'Back office: costs and margin',
  dispatch: 'Back office: delivery',
  embed: 'a shared design on a club’s own page',
  errors: 'Error messages of the server and of fields',
  flat: 'Studio: flat view',
  fonts: 'Studio: font picker',
  images: 'Studio: images',
  telegram: 'Telegram: the office, the personal area, and what the bot says',
  inbox: 'Back office: inbox',
  lettering: 'Studio: text',
  mail: 'Emails',
  mask: 'Studio: masks',
  office: 'Back office',
  offer: 'Prices for visitors without a design',
  order: 'Orders and invoices',
  pages: 'Public text pages',
  pageTexts: 'Text pages of a new shop',
  patterns: 'Studio: patterns',
  pieces: 'Labels and counted pieces',
  piping: 'Studio: piping',
  players: 'Studio: player',
  press: 'Documents for the print shop',
  product: 'Product pages',
  proposal: 'A revision that the shop proposes to a customer',
  production: 'Print files, proofs and handover',
  quick: 'Quick start',
  sample: 'Samples in the product page, the cart and the prices of the back office',
  revisions: 'Studio: versions',
  review: 'Back office: review of designs; proposed revisions',
  edit: 'My orders: changes that the shop made or proposes',
  edits: 'Back office: the editor of a placed order',
  counter: 'Back office: orders made by staff',
  quote: 'Quotes: personal area, the page of their link, PDF',
  quotes: 'Back office: quotes',
  roster: 'Squad lists',
  shipment: 'Delivery of orders',
  shop: 'Home, products and pricing',
  shots: 'Studio: pictures and links',
  teamPhoto: 'Studio: the team photo, its poster and its card',
  sizes: 'Size charts',
  starts: 'Studio: looks and templates',
  store: 'Store',
  studio: 'Studio',
  suppliers: 'Suppliers and their page',
}
type Section = keyof typeof SCREENS

/**
 * Returns the keys, `namespace:key`, whose Khmer text no native reader of the trade has reviewed. Delete a key after
 * its review.
 */
export const unreadKeys = (): readonly string[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'khmerUnread.json'), 'utf8')) as string[]

async function textsOf(language: Language, namespace: Section): Promise<TextTree> {
  if (namespace === 'errors') return { ...(await loadErrorTexts(language)) }
  if (namespace !== 'pageTexts') return { ...(await loadTexts(language, namespace)) }
  return Object.fromEntries(Object.entries(await loadNames(namespace)).map(([id, names]) => [id, names[language]]))
}

function textAt(texts: TextTree, key: string): string {
  const value = [key, `errors.${key}`]
    .map(path => path.split('.').reduce<unknown>((at, step) => (at as TextTree | undefined)?.[step], texts))
    .find(each => typeof each === 'string')
  if (value === undefined) throw new Error(`khmerUnread.json names a text that is gone: ${key}`)
  return value
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/**
 * Writes the page for a native reader: each unread Khmer text beside its English, screen by screen. Throws for a key
 * that no longer exists.
 */
export async function writeKhmerReview(): Promise<string> {
  const keys = unreadKeys()
  const namespaces = [...new Set(keys.map(key => key.slice(0, key.indexOf(':')) as Section))].toSorted()
  const sections = await Promise.all(
    namespaces.map(async namespace => {
      const [english, khmer] = await Promise.all([textsOf('en', namespace), textsOf('kh', namespace)])
      const rows = keys
        .filter(key => key.startsWith(`${namespace}:`))
        .map(key => key.slice(namespace.length + 1))
        .map(key => `| ${key} | ${cell(textAt(english, key))} | ${cell(textAt(khmer, key))} |`)
      return `## ${SCREENS[namespace]}\n\n| Key | English | Khmer |\n|---|---|---|\n${rows.join('\n')}\n`
    }),
  )
  const head = `# Khmer texts that want a native reader

No native reader of the trade has read these ${keys.length} Khmer texts. They lie in packages/words/src/kh. Once a text was read, and
mended where it needs it, its key leaves tools/docs/khmerUnread.json; \`npx vitest run tools/docs --update\` writes this page anew.
`
  return `${head}\n${sections.join('\n')}`
}
