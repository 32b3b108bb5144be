import type { Graphic, Graphics } from '@kitwright/contract'
import { ProblemError } from '../endpoint/index.ts'
import type { PackagedGraphics } from './packagedGraphics.ts'
import type { Pixabay, PixabaySearch } from './pixabay.ts'
import { presentHit } from './pixabayAnswer.ts'
import { inEnglish } from './synonyms.ts'

export interface Sources {
  readonly packaged: PackagedGraphics
  readonly pixabay: Pixabay | null
}

interface GraphicSearchResult {
  readonly hits: readonly Graphic[]
  readonly totalHits: number
  readonly total: number
  readonly notice: Graphics['notice']
}
const NOTHING: GraphicSearchResult = { hits: [], total: 0, totalHits: 0, notice: null }

/**
 * One page of what was asked for: the packaged pictures first, then, on pages of their own, Pixabay's. Where Pixabay fails, the
 * packaged ones are still shown.
 */
export async function searchGraphics(
  wanted: PixabaySearch,
  { packaged, pixabay }: Sources,
  now: Date,
): Promise<Graphics> {
  const { imageTypes, page, perPage } = wanted
  const ours = await packaged.search(wanted.q, imageTypes)
  const ourPages = Math.ceil(ours.length / perPage)
  const hits = ours.slice((page - 1) * perPage, page * perPage)
  const theirs = pixabay
    ? await askPixabay(pixabay, { ...wanted, page: Math.max(1, page - ourPages) }, now, hits)
    : NOTHING
  return {
    total: ours.length + theirs.total,
    totalHits: ours.length + theirs.totalHits,
    hits: hits.length > 0 ? [...hits] : [...theirs.hits],
    notice: !pixabay && imageTypes === 'photo' ? 'photos-off' : theirs.notice,
    isPixabayOn: pixabay !== null,
  }
}

/** Throws as Pixabay does, unless there are packaged pictures to show. */
async function askPixabay(
  pixabay: Pixabay,
  wanted: PixabaySearch,
  now: Date,
  shown: readonly Graphic[],
): Promise<GraphicSearchResult> {
  const q = inEnglish(wanted.q)
  if (q === null) return NOTHING
  try {
    const { total, totalHits, hits } = await pixabay.search({ ...wanted, q }, now)
    return { total, totalHits, hits: hits.map(presentHit), notice: null }
  } catch (error) {
    const id = error instanceof ProblemError ? error.id : undefined
    if (shown.length === 0 || (id !== 'graphics-busy' && id !== 'graphics-unreachable')) throw error
    return { ...NOTHING, notice: id }
  }
}
