import type { Zone } from '@kitwright/garment'
import { boxAround, distance, lerp, type Point } from '@kitwright/measure'
import { smoothStep } from '../../dressForm/solids.ts'
import type { Relief } from '../../meshFinishing/cloth/relief.ts'
import type { Line } from '../../sewingPattern/line.ts'
import { boxOf, edgeLength, edgeOf, type Pattern, type PatternPiece } from '../../sewingPattern/pattern.ts'
import type { BandCut } from './waistband.ts'
import { isBand } from './waistband.ts'

export interface GatherCut {
  /** Height of the folds on the band and below it, in mm. */
  readonly bandMm: number
  readonly legMm: number
  /** An elastic band's own: its folds are higher where nothing is printed, and lower along its rows of elastic. */
  readonly elastic?: ElasticCut
}

interface ElasticCut {
  /** Height of the folds outside the zones, in mm. */
  readonly looseMm: number
  readonly zones: readonly Zone[]
  /** Distance between the rows of elastic, in mm. */
  readonly rowMm: number
}

const FOLD_MM = 16
/** Shortest and longest run of the folds into the legs, in mm. */
const RUN_MM = [26, 70] as const
const END_FADE_MM = 7
const SEAM_FADE_MM = 5

const wave = (mm: number, period: number): number => Math.sin((2 * Math.PI * mm) / period)

/** Returns uneven folds along a gathered edge, -1 to 1. */
const fold = (along: number): number =>
  Math.sin(2 * Math.PI * (along / FOLD_MM + 0.2 * wave(along, 67) + 0.06 * wave(along + 9, 29)))

/** Distance from a zone at which an elastic band's folds have their full height, in mm. */
const ZONE_FADE_MM = 14
/** Share of a fold's height that is left along a row of elastic. */
const PINNED = 0.35

/** Returns the share, 0 to 1, by which a point of a band is clear of its zones. */
function looseness(piece: string, zones: readonly Zone[]): (at: Point) => number {
  const own = zones.filter(zone => zone.piece === piece)
  return ({ x, y }) =>
    own.reduce((least, { centre, width, height }) => {
      const away = Math.max(Math.abs(x - centre.x) - width / 2, Math.abs(y - centre.y) - height / 2)
      return Math.min(least, smoothStep(away / ZONE_FADE_MM))
    }, 1)
}

/** Returns the height of a band's folds at a point, in mm. */
function bandHeight(piece: string, { bandMm, elastic }: GatherCut): (at: Point) => number {
  if (!elastic) return () => bandMm
  const { looseMm, zones, rowMm } = elastic
  const looseAt = looseness(piece, zones)
  return at => {
    const row = PINNED + (1 - PINNED) * Math.abs(Math.sin((Math.PI * at.y) / rowMm))
    return lerp(bandMm, looseMm * row, looseAt(at))
  }
}

function bandRelief(band: PatternPiece, cut: GatherCut): (at: Point) => number {
  const [x0, y0, x1, y1] = boxOf(band)
  const heightAt = bandHeight(band.id, cut)
  return at => {
    const end = smoothStep(Math.min(at.x - x0, x1 - at.x) / END_FADE_MM)
    const upright = smoothStep(Math.min(at.y - y0, y1 - at.y) / SEAM_FADE_MM)
    return heightAt(at) * end * upright * fold(at.x)
  }
}

/** Returns the position of the nearest point along a line and its distance, in mm. */
function nearestOn(line: Line, at: Point): { along: number; away: number } {
  let best = { along: 0, away: Infinity }
  let done = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const length = distance(a, b) || 1
    const t = Math.min(1, Math.max(0, ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / length ** 2))
    const away = distance(at, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) })
    if (away < best.away) best = { along: done + t * length, away }
    done += length
  }
  return best
}

function legRelief(leg: PatternPiece, gather: number, { legMm }: GatherCut): (at: Point) => number {
  const waist = edgeOf(leg, 'waist')
  const length = edgeLength(leg, 'waist')
  const [, , , low] = boxAround(waist)
  return at => {
    if (at.y > low + RUN_MM[1]) return 0
    const { along, away } = nearestOn(waist, at)
    const run = RUN_MM[0] + (RUN_MM[1] - RUN_MM[0]) * (0.5 + 0.5 * wave(along, 43) * wave(along + 20, 71))
    const fading = smoothStep(away / SEAM_FADE_MM) * Math.max(0, 1 - away / run) ** 1.5
    const end = smoothStep(Math.min(along, length - along) / END_FADE_MM)
    return legMm * fading * end * fold(along * gather)
  }
}

/** Returns the folds of a gathered waist: upright on the band, and running out into the legs. */
export function gathers(pattern: Pattern, band: BandCut, cut: GatherCut): Relief {
  const reliefs = new Map(
    pattern.pieces.flatMap((piece): [string, (at: Point) => number][] => {
      if (piece.isTrim) return []
      return [[piece.id, isBand(piece.id) ? bandRelief(piece, cut) : legRelief(piece, band.gather, cut)]]
    }),
  )
  return (piece, at) => reliefs.get(piece)?.(at) ?? 0
}
