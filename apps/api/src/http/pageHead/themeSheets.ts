import { THEMES, type ThemeName } from '@kitwright/pages'
import { type Language, languageFacts } from '@kitwright/words'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Readonly<Record<string, { readonly file: string }>>

export interface ThemeSheet {
  readonly address: string
  /** Addresses of the fonts in which a page's first lines are set: those of titles and of text. */
  readonly facesFor: (language: Language) => readonly string[]
}

/** Returns a theme's style sheet in a build; undefined if the build has none. */
export type ThemeSheets = (theme: ThemeName) => ThemeSheet | undefined

/** Each further font delays the first paint; the others load when they are used. */
const FIRST_FACES = 2

interface Face {
  readonly href: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

/** Reads the fonts of a built style sheet. One without a range of letters only fills gaps, and is left out. */
function readFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\{([^{}]*)\}/g)].flatMap(([, rule]) => {
    const href = /url\(["']?(\/[\w./-]+\.woff2)/.exec(rule!)?.[1]
    const range = /unicode-range:([^;]*)/.exec(rule!)?.[1]
    if (href === undefined || range === undefined) return []
    const ranges = range.split(',').map(part => {
      const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    })
    return [{ href, ranges }]
  })
}

/** Returns the first fonts that have the language's letters, in the order of the sheet. */
function facesFor(faces: readonly Face[], language: Language): readonly string[] {
  const letter = languageFacts(language).script.sample.codePointAt(0)!
  const own = faces.filter(({ ranges }) => ranges.some(([first, last]) => first <= letter && letter <= last))
  return [...new Set(own.map(({ href }) => href))].slice(0, FIRST_FACES)
}

/** Reads the themes' style sheets by a build's manifest. */
export function readThemeSheets(webRoot: string): ThemeSheets {
  const file = join(webRoot, '.vite/manifest.json')
  if (!existsSync(file)) return () => undefined
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const entries = Object.entries(manifest)
  const found = new Map(
    THEMES.flatMap(theme => {
      const entry = entries.find(([key]) => key.split('?')[0]!.endsWith(`/themes/${theme}/${theme}.css`))
      if (!entry) return []
      const faces = readFaces(readFileSync(join(webRoot, entry[1].file), 'utf8'))
      const sheet = { address: `/${entry[1].file}`, facesFor: (language: Language) => facesFor(faces, language) }
      return [[theme, sheet] as const]
    }),
  )
  return theme => found.get(theme)
}
