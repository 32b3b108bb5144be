import { isOffered, langOf } from '@kitwright/library'
import { type PublicFont, readPublicFiles, readPublicFonts } from '@kitwright/library/node/public'
import { ProblemError } from '../endpoint/index.ts'
import { type Fontsource, isCatalogueId, type WholeFont } from './fontsource.ts'

type Queries = Readonly<Record<string, string | string[] | undefined>>

const KEYS = new Set([
  'id',
  'family',
  'subsets',
  'weights',
  'styles',
  'defSubset',
  'variable',
  'lastModified',
  'category',
  'license',
  'type',
  'lang',
])

/** Returns the values by which a font's key may be queried; several values of a list are alternatives. */
function valuesOf(font: PublicFont, key: string): string[] {
  if (key === 'lang') return [langOf(font.subsets)]
  const value = font[key as keyof PublicFont]
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

interface FontList {
  readonly fonts: readonly PublicFont[]
  /** The public catalogue did not answer: its fonts are missing. */
  readonly isPartial: boolean
}

/** Packaged and, where there is one, the public catalogue's fonts that may be offered; of one id the packaged. */
async function listAll(fontsource: Fontsource): Promise<FontList> {
  const packaged = await readPublicFonts()
  const outside = await fontsource.list()
  const others = (outside ?? []).filter(font => isOffered(font) && !packaged.has(font.id))
  const fonts = [...packaged.values(), ...others].sort((a, b) => (a.id < b.id ? -1 : 1))
  return { fonts, isPartial: outside === undefined }
}

/** The fonts that fit all keys; undefined when a key is unknown. Of a key that is given twice the last counts. */
export async function queryFonts(fontsource: Fontsource, queries: Queries): Promise<FontList | undefined> {
  const asked = Object.entries(queries).filter(([, value]) => value !== undefined)
  if (asked.some(([key]) => !KEYS.has(key))) return undefined
  const wanted = asked.map(([key, value]) => [key, String([value].flat().at(-1)).split(',')] as const)
  const { fonts, isPartial } = await listAll(fontsource)
  const isWanted = (font: PublicFont): boolean =>
    wanted.every(([key, values]) => valuesOf(font, key).some(own => values.includes(own)))
  return { fonts: fonts.filter(isWanted), isPartial }
}

type Variants = Record<string, Record<string, Record<string, { url: { woff2: string; woff?: string } }>>>

function variantsOf(
  { id, weights, styles, subsets, version }: PublicFont,
  names: ReadonlySet<string>,
  origin: string,
): Variants {
  const variants: Variants = {}
  for (const weight of weights)
    for (const style of styles)
      for (const subset of subsets) {
        const name = `${id}-${subset}-${weight}-${style}`
        if (!names.has(`${name}.woff2`)) continue
        const url = (kind: string): string => `${origin}/v1/fonts/${id}/files/${name}.${kind}?v=${version}`
        const urls = { woff2: url('woff2'), ...(names.has(`${name}.woff`) && { woff: url('woff') }) }
        ;((variants[weight] ??= {})[style] ??= {})[subset] = { url: urls }
      }
  return variants
}

interface ExternalFontFile {
  readonly name: string
  readonly keys: readonly [weight: string, style: string, subset: string]
  readonly url: string
}

/** The files of a font of the public catalogue, by the names that they have here. */
function outsideFiles({ id, variants }: WholeFont): ExternalFontFile[] {
  return Object.entries(variants).flatMap(([weight, styles]) =>
    Object.entries(styles).flatMap(([style, subsets]) =>
      Object.entries(subsets).map(([subset, { url }]) => ({
        name: `${id}-${subset}-${weight}-${style}.woff2`,
        keys: [weight, style, subset] as const,
        url: url.woff2,
      })),
    ),
  )
}

/** Its files as this server gives them on: a page may load letters from its own origin alone. */
function withOwnAddresses(font: WholeFont, origin: string): WholeFont {
  const variants: Variants = {}
  for (const { name, keys } of outsideFiles(font)) {
    const [weight, style, subset] = keys
    const woff2 = `${origin}/v1/fonts/${encodeURIComponent(font.id)}/files/${encodeURIComponent(name)}?v=${encodeURIComponent(font.version || font.lastModified)}`
    ;((variants[weight] ??= {})[style] ??= {})[subset] = { url: { woff2 } }
  }
  return { ...font, variants }
}

/**
 * A font of the public catalogue that may be offered and is not packaged. Throws `fonts-unreachable` where the catalogue did not
 * answer: whether there is such a font is not known, and a 404 would be taken for a no.
 */
export async function findOutside(fontsource: Fontsource, id: string): Promise<WholeFont | undefined> {
  if (!isCatalogueId(id) || (await readPublicFonts()).has(id)) return undefined
  const found = await fontsource.find(id)
  if (found === undefined) throw new ProblemError('fonts-unreachable')
  return found && found.id === id && isOffered(found) ? found : undefined
}

/** A packaged font with the addresses of its files, else what the public catalogue says; undefined when nobody has it. */
export async function findPublicFont(fontsource: Fontsource, id: string, origin: string) {
  const font = (await readPublicFonts()).get(id)
  if (!font) {
    const found = await findOutside(fontsource, id)
    return found && withOwnAddresses(found, origin)
  }
  const { unicodeRange, names } = await readPublicFiles(id)
  return { ...font, unicodeRange, variants: variantsOf(font, names, origin) }
}

/** The address in the public catalogue of a font's file, by the name that it has here. */
export async function findOutsideFile(fontsource: Fontsource, id: string, name: string): Promise<string | undefined> {
  const font = await findOutside(fontsource, id)
  return font && outsideFiles(font).find(file => file.name === name)?.url
}
