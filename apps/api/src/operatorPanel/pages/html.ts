import type { Language, Texts } from '@kitwright/words'

/** Markup that needs no further escaping. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | false | readonly Part[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function write(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"']/g, letter => ESCAPES[letter]!)
  return part.map(write).join('')
}

/** Markup whose gaps are escaped, but for markup in them. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, at) => text + (at < parts.length ? write(parts[at]!) : '')).join(''))

export interface PageContext {
  readonly language: Language
  readonly words: Texts['panel']
  /** The e-mail of who is signed in; null before. */
  readonly email: string | null
}

/** Fills the gaps of a text, each named as `{{host}}`. */
export const fillGaps = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w{1,20})\}\}/g, (_, name: string) => String(values[name] ?? ''))
