import { createRequire } from 'node:module'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LETTERING } from '../fonts/catalogue/lettering.gen.ts'

const require = createRequire(import.meta.url)

/** A font as Fontsource's public catalogue lists it. */
export interface PublicFont {
  readonly id: string
  readonly family: string
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly styles: readonly string[]
  readonly defSubset: string
  readonly variable: boolean
  readonly lastModified: string
  readonly category: string
  readonly version: string
  readonly license: string
  readonly type: string
}

type Metadata = Omit<PublicFont, 'variable' | 'license'> & {
  readonly variable: unknown
  readonly license: { readonly type: string }
}

const folderOf = (id: string): string => dirname(require.resolve(`@fontsource/${id}/metadata.json`))

async function readJson<T>(id: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folderOf(id), name), 'utf8')) as T
}

/** Reads a package's own metadata in the catalogue's terms: the licence by its name, whether the font is variable. */
async function readPublicFont(id: string): Promise<PublicFont> {
  const { family, subsets, weights, styles, defSubset, lastModified, category, version, type, ...rest } =
    await readJson<Metadata>(id, 'metadata.json')
  const { variable, license } = rest
  const named = { id, family, subsets, weights, styles, defSubset, variable: Boolean(variable) }
  return { ...named, lastModified, category, version, license: license.type, type }
}

let reading: Promise<ReadonlyMap<string, PublicFont>> | undefined

/** Returns the packaged fonts by id, read from their packages on first use. */
export function readPublicFonts(): Promise<ReadonlyMap<string, PublicFont>> {
  reading ??= import('../fonts/catalogue/catalogue.gen.ts').then(async ({ CATALOGUE }) => {
    const ids = [...LETTERING, ...CATALOGUE].map(({ id }) => id).sort()
    return new Map((await Promise.all(ids.map(readPublicFont))).map(font => [font.id, font]))
  })
  return reading
}

/**
 * Reads the details that only a single font's response includes: the Unicode range of each subset, and the names of the
 * files. Throws for an unknown id.
 */
export async function readPublicFiles(
  id: string,
): Promise<{ readonly unicodeRange: Record<string, string>; readonly names: ReadonlySet<string> }> {
  const names = await readdir(join(folderOf(id), 'files'))
  return { unicodeRange: await readJson(id, 'unicode.json'), names: new Set(names) }
}

/** Reads a packaged font's file by its name; undefined when it does not exist. */
export async function readPublicFile(id: string, name: string): Promise<Uint8Array | undefined> {
  if (!(await readPublicFonts()).has(id)) return undefined
  const { names } = await readPublicFiles(id)
  return names.has(name) ? readFile(join(folderOf(id), 'files', name)) : undefined
}
