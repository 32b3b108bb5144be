import { distance, toDegrees, type Point } from '@kitwright/measure'
import { CLEAR_OF_CUT_MM, CLEAR_OF_SEW_MM, isFree, type Ground, type Plate } from './plate.ts'
import type { SeamRun } from './runs.ts'

/** Kinds of tag on a strip, in order of importance and of reading. */
export type TagKind = 'code' | 'size' | 'number' | 'name' | 'piece' | 'garment' | 'sign' | 'note'

export interface LaidTag extends Plate {
  readonly kind: TagKind
  /** Largest height of capitals, mm. */
  readonly capitalMm: number
}

/** Number of letters that each tag has space for; 0 omits the tag. */
export type TagLetters = Readonly<Record<Exclude<TagKind, 'code'>, number>>

interface TagSize {
  readonly kind: TagKind
  readonly widthMm: number
  readonly heightMm: number
  readonly capitalMm: number
}

/** Space for a seam line that bends along a plate. */
const BEND_MM = 0.4
/** The 12 rows of a code without an address are 0.29 mm each here, and capitals 2.8 mm high. */
const LEAST_MM = 4
const MOST_MM = 7

/** Height of a strip's plates in an allowance, mm; undefined where it is too narrow. */
export function plateHeight(seamMm: number): number | undefined {
  const heightMm = Math.min(MOST_MM, seamMm - CLEAR_OF_SEW_MM - CLEAR_OF_CUT_MM - BEND_MM)
  return heightMm < LEAST_MM ? undefined : heightMm
}

/** Width to height of the largest symbol with its quiet zone, 50 × 18 modules. */
const CODE_PROPORTION = 50 / 18
/** Gap beside and between letters and the edge of their plate. */
const MARGIN_MM = 0.6
/** The height of a capital and the width of an average, slightly condensed letter, in ems. */
const [CAPITAL_EM, LETTER_EM] = [0.72, 0.54]
/** The order's number and code are seldom read and can be smaller. */
const SMALLER = 0.75
/** Least capital height of tags read at the machine, and of any tag (`LEAST_CAPITAL_MM` of paintLabel explains it). */
const [LEAST_READ_MM, LEAST_SMALL_MM] = [2.8, 2.3]
const KINDS = ['size', 'number', 'name', 'piece', 'garment', 'sign', 'note'] as const
const SMALL: readonly TagKind[] = ['garment', 'sign', 'note']

/**
 * Returns the tag sizes. `scale` lowers the letters and their plates, so that they follow a bend; the code stays as
 * large as possible.
 */
function tagSizes(heightMm: number, letters: TagLetters, scale: number): TagSize[] {
  const low = heightMm * scale
  const texts = KINDS.filter(kind => letters[kind] > 0).map((kind): TagSize => {
    const mostMm = low - 2 * MARGIN_MM
    const capitalMm = SMALL.includes(kind) ? Math.max(LEAST_SMALL_MM, mostMm * SMALLER) : mostMm
    const widthMm = letters[kind] * LETTER_EM * (capitalMm / CAPITAL_EM) + 2 * MARGIN_MM
    return { kind, widthMm, heightMm: low, capitalMm }
  })
  return [{ kind: 'code', widthMm: heightMm * CODE_PROPORTION, heightMm, capitalMm: 0 }, ...texts]
}

/** Returns the point of an open line at a length from its start. */
function pointAt(line: readonly Point[], mm: number): Point {
  let left = mm
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const length = distance(a, b)
    if (left <= length || i === line.length - 1) {
      const share = length === 0 ? 0 : left / length
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
    }
    left -= length
  }
  throw new RangeError('a run has two points')
}

const SAMPLES = 8

/** Returns a tag's plate as close to the seam line as allowed, starting `fromMm` along a run. */
function plateAt({ points, out }: SeamRun, fromMm: number, { widthMm, heightMm }: TagSize): Plate {
  const along = Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt(points, fromMm + (widthMm * i) / SAMPLES))
  const [a, b] = [along[0]!, along.at(-1)!]
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const away = { x: out * Math.sin(angle), y: -out * Math.cos(angle) }
  const bulge = Math.max(...along.map(({ x, y }) => (x - a.x) * away.x + (y - a.y) * away.y))
  const off = bulge + CLEAR_OF_SEW_MM + heightMm / 2
  const centre = { x: (a.x + b.x) / 2 + away.x * off, y: (a.y + b.y) / 2 + away.y * off }
  return { centre, rotationDeg: toDegrees(angle), widthMm, heightMm }
}

const STEP_MM = 1
const GAP_MM = 1

interface Place {
  readonly tag: LaidTag
  readonly toMm: number
}

/** Returns the first free place for a tag along a run. */
function placeOn(run: SeamRun, fromMm: number, tag: TagSize, { ground, laid }: StripLayout): Place | undefined {
  for (let from = fromMm; from + tag.widthMm <= run.lengthMm; from += STEP_MM) {
    const plate = plateAt(run, from, tag)
    if (isFree(plate, ground, laid))
      return { tag: { ...plate, kind: tag.kind, capitalMm: tag.capitalMm }, toMm: from + tag.widthMm + GAP_MM }
  }
  return undefined
}

interface StripLayout {
  readonly ground: Ground
  readonly laid: readonly LaidTag[]
}

/**
 * Places all tags in order along these runs, each on the first run with space behind the tags before it. Undefined if
 * one does not fit.
 */
function layOn(runs: readonly SeamRun[], tags: readonly TagSize[], ground: Ground): LaidTag[] | undefined {
  const laid: LaidTag[] = []
  const begin = runs.map(() => 0)
  for (const tag of tags) {
    let found: Place | undefined
    for (let i = 0; i < runs.length && !found; i += 1) {
      found = placeOn(runs[i]!, begin[i]!, tag, { ground, laid })
      if (found) begin[i] = found.toMm
    }
    if (!found) return undefined
    laid.push(found.tag)
  }
  return laid
}

export interface StripRoom {
  readonly runs: readonly SeamRun[]
  readonly ground: Ground
  readonly seamMm: number
  readonly letters: TagLetters
}

/** Letter scales: full height first, then lower ones. */
const SCALES = [1, 0.85, 0.72, 0.6]

function findStrip({ runs, ground, seamMm, letters }: StripRoom): LaidTag[] | null {
  const heightMm = plateHeight(seamMm)
  if (heightMm === undefined) return null
  const sizes = SCALES.filter(scale => heightMm * scale - 2 * MARGIN_MM >= LEAST_READ_MM - 1e-9).map(scale =>
    tagSizes(heightMm, letters, scale),
  )
  // One run reads as one line. Several are used only if none is long or straight enough.
  for (const tags of sizes)
    for (const run of runs) {
      const laid = layOn([run], tags, ground)
      if (laid) return laid
    }
  for (const tags of sizes) {
    const laid = layOn(runs, tags, ground)
    if (laid) return laid
  }
  return null
}

/** Cache size in strips: pieces of a squad are alike in each size. */
const MOST_KNOWN = 256
const known = new Map<string, LaidTag[] | null>()

/** Places the tags of a label in the allowances of a piece, in order. Undefined if they do not fit. */
export function layStrip(room: StripRoom): readonly LaidTag[] | undefined {
  const key = JSON.stringify(room)
  const before = known.get(key)
  if (before !== undefined) return before ?? undefined
  if (known.size >= MOST_KNOWN) known.clear()
  const laid = findStrip(room)
  known.set(key, laid)
  return laid ?? undefined
}
