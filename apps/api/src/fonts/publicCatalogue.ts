import { isOffered, langOf } from '@kitwright/library'
import { type PublicFont, readPublicFiles, readPublicFonts } from '@kitwright/library/node/public'
import type { Fontsource } from './fontsource.ts'

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

/** What a key of a font may be asked for as; several values of a list are alternatives. */
function valuesOf(font: PublicFont, key: string): string[] {
  if (key === 'lang') return [langOf(font.subsets)]
  const value = font[key as keyof PublicFont]
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

/** Packaged and, where there is one, the public catalogue's fonts that may be offered; of one id the packaged. */
async function listAll(fontsource: Fontsource): Promise<PublicFont[]> {
  const packaged = await readPublicFonts()
  const others = (await fontsource.list()).filter(font => isOffered(font) && !packaged.has(font.id))
  return [...packaged.values(), ...others].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The fonts that fit all keys; undefined when a key is unknown. Of a key that is given twice the last counts. */
export async function queryFonts(fontsource: Fontsource, queries: Queries): Promise<PublicFont[] | undefined> {
  const asked = Object.entries(queries).filter(([, value]) => value !== undefined)
  if (asked.some(([key]) => !KEYS.has(key))) return undefined
  const wanted = asked.map(([key, value]) => [key, String([value].flat().at(-1)).split(',')] as const)
  const fonts = await listAll(fontsource)
  return fonts.filter(font => wanted.every(([key, values]) => valuesOf(font, key).some(own => values.includes(own))))
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

/** A packaged font with the addresses of its files, else what the public catalogue says; undefined when nobody has it. */
export async function findPublicFont(fontsource: Fontsource, id: string, origin: string) {
  const font = (await readPublicFonts()).get(id)
  if (!font) {
    const found = await fontsource.find(id)
    return found && isOffered(found) ? found : undefined
  }
  const { unicodeRange, names } = await readPublicFiles(id)
  return { ...font, unicodeRange, variants: variantsOf(font, names, origin) }
}
