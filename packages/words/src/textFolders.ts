import type { Language } from './languages.ts'
import type { Namespace } from './types.ts'

/** The places where texts are shown, which are a language's folders; the first lie in the language's folder itself. */
const FOLDERS = {
  '': ['common', 'mail'],
  shop: ['shop', 'quick', 'checkout', 'cart', 'sample', 'pages', 'product', 'cloth', 'sizes', 'store', 'embed'],
  account: [
    'account',
    'order',
    'answers',
    'roster',
    'players',
    'shipment',
    'quote',
    'offer',
    'edit',
    'counter',
    'proposal',
    'personal',
    'bills',
    'costs',
    'stock',
  ],
  office: [
    'office',
    'card',
    'content',
    'pieces',
    'production',
    'press',
    'suppliers',
    'debts',
    'dispatch',
    'desk',
    'today',
    'quotes',
    'edits',
    'review',
    'inbox',
  ],
  catalogue: ['catalogue'],
  people: ['panel', 'people', 'factors', 'telegram'],
  rules: ['rules', 'tasks'],
  studio: ['studio', 'arrange', 'flat', 'starts', 'revisions', 'shots', 'teamPhoto'],
  tools: ['club', 'colours', 'lettering', 'fonts', 'patterns', 'mask', 'piping', 'images', 'crest'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>

type PlacedNamespace = (typeof FOLDERS)[keyof typeof FOLDERS][number]

/**
 * Returns the module with a language's texts of a namespace, relative to the repository's root: bundlers name chunks by
 * it.
 */
export function textModule(language: Language, namespace: PlacedNamespace): string {
  const [folder] = Object.entries(FOLDERS).find(([, names]) => (names as readonly string[]).includes(namespace))!
  return `packages/words/src/${language}/${folder === '' ? '' : `${folder}/`}${namespace}.ts`
}
