import { dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import { labelName } from '../pieceLabel.ts'
import {
  languageTag,
  loadNames,
  loadTexts,
  snakeCase,
  type EnglishTexts,
  type Language,
  type Names,
} from '@kitwright/words'

/** Namespaces of the texts on papers. */
const SPOKEN = ['press', 'studio', 'sizes', 'common', 'club', 'piping', 'arrange'] as const
type PaperNamespace = (typeof SPOKEN)[number]
export type PaperKey = { [N in PaperNamespace]: `${N}:${keyof EnglishTexts[N] & string}` }[PaperNamespace]

/** A text of the papers in one language. */
export interface PaperTexts {
  (key: PaperKey, gaps?: Readonly<Record<string, string | number>>): string
  /** Language tag of the file and for line breaking. */
  readonly tag: string
  readonly language: Language
  /** Returns the name of a packaged pattern; of an unknown one its id. */
  readonly patternName: (id: string) => string
  /** Formats a day in the shop's time zone, so that it is not confused with a month. */
  readonly dayOf: (at: Date) => string
}

/** Loads the papers' texts. Days are in the shop's time zone. */
export async function loadPaperTexts(language: Language, timeZone: string = DEFAULT_TIME_ZONE): Promise<PaperTexts> {
  const loaded = await Promise.all(
    SPOKEN.map(async name =>
      Object.entries(await loadTexts(language, name)).map(([key, text]) => [`${name}:${key}`, text]),
    ),
  )
  const patterns: Readonly<Record<string, Names>> = await loadNames('patterns')
  const texts = new Map<string, string>(loaded.flat() as [string, string][])
  const say = (key: string, gaps: Readonly<Record<string, string | number>> = {}): string => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`there is no text ${key}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(gaps[name] ?? ''))
  }
  const patternName = (id: string): string => patterns[id]?.[language] ?? id
  return Object.assign(say, {
    tag: languageTag(language),
    language,
    patternName,
    dayOf: (at: Date) => dayIn(at, timeZone),
  })
}

/** Returns the studio's name of a garment's part. */
export const partName = (say: PaperTexts, part: string): string => say(`studio:part_${snakeCase(part)}` as PaperKey)
/** Returns the studio's name of a group of seams. */
export const seamName = (say: PaperTexts, seams: string): string => say(`piping:seam_${seams}` as PaperKey)
/** Returns the studio's name for the role of a layer. */
export const roleName = (say: PaperTexts, role: string): string => say(`studio:role_${snakeCase(role)}` as PaperKey)
export const measureName = (say: PaperTexts, measure: string): string => say(`sizes:${snakeCase(measure)}` as PaperKey)
export const measureHow = (say: PaperTexts, measure: string): string =>
  say(`sizes:${snakeCase(measure)}_how` as PaperKey)
export const typeName = (say: PaperTexts, type: string): string => say(`common:type_${type}` as PaperKey)
/** Returns the studio's name of a piece of cloth. */
export const pieceName = (say: PaperTexts, piece: string): string =>
  say(`arrange:piece_${snakeCase(piece)}` as PaperKey)
/** Returns the studio's name of a piece, with its name on the label if that differs: the sewer sees both. */
export function pieceOnLabel(say: PaperTexts, piece: string): string {
  const [name, label] = [pieceName(say, piece), labelName(piece)]
  return name.toUpperCase() === label ? name : `${name} (${label})`
}
