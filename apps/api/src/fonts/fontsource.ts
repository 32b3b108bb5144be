import type { PublicFont } from '@kitwright/library/node/public'
import { z } from 'zod'
import { Problem } from '../endpoint/index.ts'
import { isFetchable, readBytes } from './outside.ts'

const listed = z.looseObject({
  id: z.string(),
  family: z.string(),
  subsets: z.array(z.string()),
  weights: z.array(z.number()),
  styles: z.array(z.string()),
  defSubset: z.string(),
  variable: z.boolean(),
  lastModified: z.string(),
  category: z.string(),
  version: z.string().default(''),
  license: z.string(),
  type: z.string(),
})
/** An entry that cannot be read hides none of the others. */
const list = z.array(z.unknown()).transform(entries => entries.flatMap(entry => listed.safeParse(entry).data ?? []))
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
  find(id: string): Promise<WholeFont | undefined>
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
/** Nobody may ask again for days: whether it is still away is not known then. */
const AWAY_MS = 5 * 60_000
const MAX_KEPT = 500
const MAX_BYTES = 8 * 1024 * 1024
const MAX_FILE_BYTES = 4 * 1024 * 1024

const NOBODY: Fontsource = {
  list: async () => [],
  find: async () => undefined,
  fetchFile: async () => undefined,
  isAway: () => false,
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const bytes = await readBytes(response, MAX_BYTES)
  if (!bytes) throw new RangeError(`${url} answers too much`)
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Asks the catalogue at `baseUrl`, remembers for 12 hours, and answers what it last knew while the catalogue is away. */
export function createFontsource(baseUrl: string | undefined, complain: (error: unknown) => void): Fontsource {
  if (baseUrl === undefined) return NOBODY
  const root = baseUrl.replace(/\/$/, '')
  const kept = new Map<string, { value: unknown; until: number }>()
  let awayUntil = 0

  const remember = async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const known = kept.get(path)
    if (known && known.until > Date.now()) return known.value as T | undefined
    let [value, until] = [known?.value as T | undefined, Date.now() + FRESH_MS]
    try {
      const answer = await ask(`${root}${path}`)
      value = answer === null ? undefined : schema.parse(answer)
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
  const fetchFile = async (url: string): Promise<Uint8Array | undefined> => {
    if (!isFetchable(url, root)) throw new Problem('fonts-unreachable')
    const response = await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS), redirect: 'error' })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    const bytes = await readBytes(response, MAX_FILE_BYTES)
    if (!bytes) throw new Problem('font-too-large')
    return bytes
  }
  return {
    list: async () => remember('/v1/fonts', list),
    find: async id => remember(`/v1/fonts/${encodeURIComponent(id)}`, whole),
    fetchFile: async url =>
      fetchFile(url).catch((error: unknown) => {
        if (error instanceof Problem) throw error
        complain(error)
        throw new Problem('fonts-unreachable')
      }),
    isAway: () => Date.now() < awayUntil,
  }
}
