import type { GraphicType } from '@kitwright/contract'
import { ProblemError } from '../endpoint/index.ts'
import { createDayCache } from './dayCache.ts'
import { fetchOutside, readBytes } from './fetchOutside.ts'
import { pixabayAnswer, type PixabayAnswer, type PixabayHit } from './pixabayAnswer.ts'

const MAX_ANSWER_BYTES = 2 * 1024 * 1024
const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** Its limits count by the minute. */
const REST_SECONDS = 60

export interface PixabaySearch {
  /** English. */
  readonly q: string
  readonly imageTypes: GraphicType
  readonly isTransparent: boolean
  readonly page: number
  readonly perPage: number
}

export interface Pixabay {
  /** Throws `graphics-busy` when Pixabay has had enough of us, `graphics-unreachable` when it does not answer as agreed. */
  search(wanted: PixabaySearch, now: Date): Promise<PixabayAnswer>
  /** A picture's bytes; undefined when there is no such picture. Throws as `search` does. */
  fetchPicture(id: string, size: 'preview' | 'large', now: Date): Promise<Uint8Array | undefined>
}

/** Pixabay by its key, which stays here. Each question is asked once a day, as its rules want. */
export function createPixabay({ key, url }: { key: string; url: string }): Pixabay {
  const answers = createDayCache<PixabayAnswer>()
  let busyUntil = 0

  async function ask(params: Readonly<Record<string, string>>, now: Date): Promise<PixabayAnswer> {
    const sorted = new URLSearchParams(params)
    sorted.sort()
    return answers.get(sorted.toString(), now, async () => {
      const wait = (busyUntil - now.getTime()) / 1000
      if (wait > 0) throw new ProblemError('graphics-busy', [], wait)
      const response = await fetchOutside(new URL(`?${sorted}&key=${encodeURIComponent(key)}`, url))
      if (response.status === 429) {
        const rest = restOf(response.headers)
        busyUntil = now.getTime() + rest * 1000
        throw new ProblemError('graphics-busy', [], rest)
      }
      return parseAnswer(response)
    })
  }

  const findHit = async (id: string, now: Date): Promise<PixabayHit | undefined> =>
    (await ask({ id }, now)).hits.find(hit => String(hit.id) === id)

  return {
    search: async (wanted, now) => ask(paramsOf(wanted), now),
    async fetchPicture(id, size, now) {
      const hit = await findHit(id, now)
      if (!hit) return undefined
      const response = await fetchOutside(addressAt(size === 'preview' ? hit.previewURL : hit.largeImageURL, url))
      if (response.status === 404) return undefined
      if (!response.ok) throw new ProblemError('graphics-unreachable')
      return readBytes(response, MAX_PICTURE_BYTES)
    },
  }
}

function paramsOf({ q, imageTypes, isTransparent, page, perPage }: PixabaySearch): Record<string, string> {
  return {
    q: q.trim().toLowerCase().replaceAll(/\s+/g, ' '),
    image_type: imageTypes,
    safesearch: 'true',
    page: String(page),
    per_page: String(perPage),
    ...(isTransparent && { colors: 'transparent' }),
  }
}

function restOf(headers: Headers): number {
  const said = Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? REST_SECONDS)
  return Number.isFinite(said) ? Math.min(600, Math.max(1, said)) : REST_SECONDS
}

async function parseAnswer(response: Response): Promise<PixabayAnswer> {
  const text = new TextDecoder().decode(await readBytes(response, MAX_ANSWER_BYTES))
  // It answers 400 for a page behind its last one.
  if (response.status === 400 && text.includes('out of valid range')) return { total: 0, totalHits: 0, hits: [] }
  if (!response.ok) throw new ProblemError('graphics-unreachable')
  const parsed = pixabayAnswer.safeParse(parseJson(text))
  if (!parsed.success) throw new ProblemError('graphics-unreachable')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An address in its answer, if it is Pixabay's own: the server must not be sent to places inside the house. */
function addressAt(text: string, base: string): URL {
  const address = new URL(text)
  const isOwn = address.origin === new URL(base).origin
  const isTheirs = address.protocol === 'https:' && /(^|\.)pixabay\.com$/.test(address.hostname) && address.port === ''
  if (!isOwn && !isTheirs) throw new ProblemError('graphics-unreachable')
  return address
}
