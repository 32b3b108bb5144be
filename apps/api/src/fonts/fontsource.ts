import type { PublicFont } from '@kitwright/library/node/public'
import { z } from 'zod'
import { ProblemError } from '../endpoint/index.ts'
import { isFetchable, readBytes } from './externalFonts.ts'

const MAX_NAME = 80
const words = z.array(z.string()).nonempty()
/** Whether the public catalogue may have a font of that id: it names fonts by slugs, and a shop's own are no business of it. */
export const isCatalogueId = (id: string): boolean => /^(?!own-)[a-z0-9][a-z0-9-]{0,99}$/.test(id)

/** An entry names its font by a slug, which is a folder of the catalogue's files, and by a family that people can read. */
const listed = z.looseObject({
  id: z.string().refine(isCatalogueId),
  family: z
    .string()
    .transform(family => family.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(MAX_NAME)),
  subsets: words,
  weights: z.array(z.number()).nonempty(),
  styles: words,
  defSubset: z.string(),
  variable: z.boolean(),
  lastModified: z.string(),
  category: z.string(),
  version: z.string().default(''),
  license: z.string(),
  type: z.string(),
})
type ListedFont = z.output<typeof listed>

interface CatalogueList {
  readonly fonts: readonly ListedFont[]
  /** Entries that cannot be read, or that repeat an id. */
  readonly unreadable: number
}

/** The public catalogue has 2,000 fonts. Every phone that opens the font picker loads the whole list. */
const MOST_LISTED = 5_000

/** An entry that cannot be read hides none of the others. */
const list = z
  .array(z.unknown())
  .max(MOST_LISTED)
  .transform((entries): CatalogueList => {
    const fonts = new Map<string, ListedFont>()
    for (const entry of entries) {
      const { data } = listed.safeParse(entry)
      if (data && !fonts.has(data.id)) fonts.set(data.id, data)
    }
    return { fonts: [...fonts.values()], unreadable: entries.length - fonts.size }
  })
const whole = listed.extend({
  unicodeRange: z.record(z.string(), z.string()),
  variants: z.record(
    z.string(),
    z.record(z.string(), z.record(z.string(), z.object({ url: z.looseObject({ woff2: z.string() }) }))),
  ),
})
export type WholeFont = z.output<typeof whole>

/** The public catalogue. Lists and descriptions never fail: what it cannot tell it does not know. */
export interface Fontsource {
  /** Undefined where the catalogue did not answer and never has; empty where there is none. */
  list(): Promise<readonly PublicFont[] | undefined>
  /** Null where the catalogue said that it has no such font; undefined where it did not answer. */
  find(id: string): Promise<WholeFont | null | undefined>
  /** A font's file by its address in the catalogue; undefined where there is none. Throws `fonts-unreachable` and `font-too-large`. */
  fetchFile(url: string): Promise<Uint8Array | undefined>
  /** Whether the catalogue failed the last time it was asked, some minutes ago at most. */
  isAway(): boolean
}

const TIMEOUT_MS = 4_000
const FILE_TIMEOUT_MS = 15_000
const FRESH_MS = 12 * 60 * 60 * 1000
/** After a failure it is left in peace for a while. */
const REST_MS = 60_000
/** The time a failure is remembered. If nobody asks again for days, the service may be back by then. */
const AWAY_MS = 5 * 60_000
const MAX_KEPT = 500
/** Five times the public catalogue's list. */
const MAX_BYTES = 4 * 1024 * 1024
const MAX_FILE_BYTES = 4 * 1024 * 1024

const NOBODY: Fontsource = {
  list: async () => [],
  find: async () => null,
  fetchFile: async () => undefined,
  isAway: () => false,
}

const ABSENT = Symbol('the catalogue has none')

/** Returns the JSON at the address, or {@link ABSENT} for a 404. Rejects on any other failure. */
async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  if (response.status === 404) return ABSENT
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const bytes = await readBytes(response, MAX_BYTES)
  if (!bytes) throw new RangeError(`${url} answers too much`)
  return JSON.parse(new TextDecoder().decode(bytes))
}

const readFont = (answer: unknown): WholeFont | null => (answer === ABSENT ? null : whole.parse(answer))

interface CachedAnswer {
  /** Undefined where the catalogue never answered. */
  readonly value: unknown
  readonly until: number
}

/** Asks the catalogue at `baseUrl`, remembers for 12 hours, and answers what it last knew while the catalogue is away. */
export function createFontsource(baseUrl: string | undefined, complain: (error: unknown) => void): Fontsource {
  if (baseUrl === undefined) return NOBODY
  const root = baseUrl.replace(/\/$/, '')
  const kept = new Map<string, CachedAnswer>()
  const underWay = new Map<string, Promise<unknown>>()
  let awayUntil = 0

  const askAnew = async <T>(path: string, read: (answer: unknown) => T): Promise<T | undefined> => {
    let [value, until] = [kept.get(path)?.value as T | undefined, Date.now() + FRESH_MS]
    try {
      value = read(await ask(`${root}${path}`))
      awayUntil = 0
    } catch (error) {
      awayUntil = Date.now() + AWAY_MS
      complain(error)
      until = Date.now() + REST_MS
    }
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(path, { value, until })
    return value
  }
  /** Several who ask at once share one call. */
  const remember = async <T>(path: string, read: (answer: unknown) => T): Promise<T | undefined> => {
    const known = kept.get(path)
    if (known && known.until > Date.now()) return known.value as T | undefined
    const running = underWay.get(path) ?? askAnew(path, read).finally(() => underWay.delete(path))
    underWay.set(path, running)
    return running as Promise<T | undefined>
  }
  const readList = (answer: unknown): readonly ListedFont[] => {
    if (answer === ABSENT) throw new Error(`${root} has no list of fonts`)
    const { fonts, unreadable } = list.parse(answer)
    if (unreadable > 0)
      complain(new Error(`${unreadable} fonts in the list of ${root} cannot be read and are not offered`))
    return fonts
  }
  const fetchFile = async (url: string): Promise<Uint8Array | undefined> => {
    if (!isFetchable(url, root)) throw new ProblemError('fonts-unreachable')
    const response = await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS), redirect: 'error' })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    const bytes = await readBytes(response, MAX_FILE_BYTES)
    if (!bytes) throw new ProblemError('font-too-large')
    return bytes
  }
  return {
    list: async () => remember('/v1/fonts', readList),
    find: async id => remember(`/v1/fonts/${encodeURIComponent(id)}`, readFont),
    fetchFile: async url =>
      fetchFile(url).catch((error: unknown) => {
        if (error instanceof ProblemError) throw error
        complain(error)
        throw new ProblemError('fonts-unreachable')
      }),
    isAway: () => Date.now() < awayUntil,
  }
}
