import type { PublicFont } from '@kitwright/library/node/public'
import { z } from 'zod'

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
const whole = listed.extend({
  unicodeRange: z.record(z.string(), z.string()),
  variants: z.record(
    z.string(),
    z.record(z.string(), z.record(z.string(), z.object({ url: z.looseObject({ woff2: z.string() }) }))),
  ),
})
type WholeFont = z.output<typeof whole>

/** The public catalogue. It never fails: what it cannot tell it does not know. */
export interface Fontsource {
  list(): Promise<readonly PublicFont[]>
  find(id: string): Promise<WholeFont | undefined>
}

const TIMEOUT_MS = 4_000
const FRESH_MS = 12 * 60 * 60 * 1000
/** After a failure it is left in peace for a while. */
const REST_MS = 60_000
const MAX_KEPT = 500
const MAX_BYTES = 8 * 1024 * 1024

const NOBODY: Fontsource = { list: async () => [], find: async () => undefined }

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new RangeError(`${url} answers too much`)
  return JSON.parse(text)
}

/** Asks the catalogue at `baseUrl`, remembers for 12 hours, and answers what it last knew while the catalogue is away. */
export function createFontsource(baseUrl: string | undefined, complain: (error: unknown) => void): Fontsource {
  if (baseUrl === undefined) return NOBODY
  const root = baseUrl.replace(/\/$/, '')
  const kept = new Map<string, { value: unknown; until: number }>()

  const remember = async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const known = kept.get(path)
    if (known && known.until > Date.now()) return known.value as T | undefined
    let [value, until] = [known?.value as T | undefined, Date.now() + FRESH_MS]
    try {
      const answer = await ask(`${root}${path}`)
      value = answer === null ? undefined : schema.parse(answer)
    } catch (error) {
      complain(error)
      until = Date.now() + REST_MS
    }
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(path, { value, until })
    return value
  }
  return {
    list: async () => (await remember('/v1/fonts', z.array(listed))) ?? [],
    find: async id => remember(`/v1/fonts/${encodeURIComponent(id)}`, whole),
  }
}
