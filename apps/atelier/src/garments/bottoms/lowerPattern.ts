import { Titan } from '@freesewing/titan'
import type { Seam } from '@kitwright/garment'
import { boxAround, distance, type Point } from '@kitwright/measure'
import { cutOutline } from '../../sewingPattern/cutOutline.ts'
import { draftDesign, type DraftedPart, type DraftSettings, pointOf } from '../../sewingPattern/draftDesign.ts'
import { flattenPath, type Line, lineLength, shiftLine, splitLine } from '../../sewingPattern/line.ts'
import { edgeLength, mirrorPiece, type Pattern, type PatternPiece } from '../../sewingPattern/pattern.ts'
import { type BandCut, waistband } from './waistband.ts'

/** Settings that distinguish shorts and trunks; both are titan, cut off below the seat. */
export interface LowerCut {
  readonly titan: DraftSettings
  readonly band: BandCut
  /** Length from the top of the band to the hem along the out-seam, in mm. */
  readonly lengthMm: number
  /** Half the hem of front and back, in mm. */
  readonly hemMm: { readonly front: number; readonly back: number }
  readonly flareMm: number
  /** Whether the out-seam runs straight from the waist to the hem; otherwise it follows titan's hip. */
  readonly isStraight?: boolean
  /** Height of the slit in the out-seam above the hem, in mm. */
  readonly slitMm?: number
}

/**
 * Returns the nearest point of the outline. With a seat ease of 0.1 titan's `seatOut` lies a few millimetres inside its
 * own outline.
 */
const nearest = (outline: Line, to: Point): Point =>
  outline.reduce((best, p) => (distance(p, to) < distance(best, to) ? p : best))

const at = (part: DraftedPart, name: string): Point => pointOf(part, name)

const CURVE_STEPS = 16

/**
 * Returns a seam that continues from the seat to a flared hem, in a curve that leaves the side's line without a corner.
 */
function flaredSeam(side: Line, rest: number, flare: number): Point[] {
  const [before, seat] = [side.at(-6)!, side.at(-1)!]
  const way = distance(before, seat)
  let drop = Math.sqrt(rest * rest - flare * flare)
  let curve: Point[] = []
  for (let round = 0; round < 4; round++) {
    const hem = { x: seat.x + flare, y: seat.y + drop }
    const bend = {
      x: seat.x + ((seat.x - before.x) / way) * rest * 0.4,
      y: seat.y + ((seat.y - before.y) / way) * rest * 0.4,
    }
    curve = Array.from({ length: CURVE_STEPS + 1 }, (_, k) => {
      const t = k / CURVE_STEPS
      const at = (m: 'x' | 'y'): number => (1 - t) ** 2 * seat[m] + 2 * t * (1 - t) * bend[m] + t * t * hem[m]
      return { x: at('x'), y: at('y') }
    })
    drop *= rest / lineLength(curve)
  }
  return curve.slice(1)
}

/** Returns a straight seam from the waist to a hem that flares that far beyond the seat. */
function straightSeam(side: Line, length: number, flare: number): Point[] {
  const [waist, seat] = [side[0]!, side.at(-1)!]
  const across = seat.x + flare - waist.x
  return [waist, { x: waist.x + across, y: waist.y + Math.sqrt(length * length - across * across) }]
}

interface Inseams {
  readonly front: Point
  readonly back: Point
}

/** Returns the inner hem points with equal in-seams. Front and back share the slant of the hem (bisection). */
function innerHems(forks: Inseams, outer: Inseams, hem: LowerCut['hemMm']): Inseams {
  let low = -60
  let high = 60
  let found: Inseams = forks
  for (let i = 0; i < 40; i++) {
    const slant = (low + high) / 2
    const front = { x: outer.front.x + hem.front, y: outer.front.y + slant }
    const inseam = distance(forks.front, front)
    const x = outer.back.x - hem.back
    const back = { x, y: forks.back.y + Math.sqrt(Math.max(0, inseam ** 2 - (x - forks.back.x) ** 2)) }
    found = { front, back }
    if (slant + back.y - outer.back.y > 0) high = slant
    else low = slant
  }
  return found
}

/** Returns the out-seam and its open slit, downwards on the front and upwards on the back. */
function outEdges(line: Line, slitMm: number, isDown: boolean): [name: string, line: Line][] {
  if (slitMm === 0) return [['out', line]]
  const [head, tail] = splitLine(line, isDown ? lineLength(line) - slitMm : slitMm)
  return isDown
    ? [
        ['out', head],
        ['hemSlit', tail],
      ]
    : [
        ['hemSlit', head],
        ['out', tail],
      ]
}

/** Moves a leg so that its waist starts at y = 0 and the middle of its hem is at x = 0. */
function settle(piece: PatternPiece, top: number): PatternPiece {
  const hem = boxAround(piece.edges.find(e => e.name === 'hem')!.line)
  const by = { x: -(hem[0] + hem[2]) / 2, y: -top }
  return { ...piece, edges: piece.edges.map(e => ({ name: e.name, line: shiftLine(e.line, by) })) }
}

function rightLegs(cut: LowerCut): { front: PatternPiece; back: PatternPiece } {
  const part = draftDesign(Titan, cut.titan)
  const f = part('titan.front')
  const b = part('titan.back')
  const frontOutline = flattenPath(f.paths['seam']!.ops)
  const backOutline = flattenPath(b.paths['seam']!.ops)
  const front = cutOutline(frontOutline, [
    ['side', at(f, 'styleWaistOut')],
    ['leg', nearest(frontOutline, at(f, 'seatOut'))],
    ['crotch', at(f, 'fork')],
    ['waist', at(f, 'styleWaistIn')],
  ])
  const back = cutOutline(backOutline, [
    ['leg', at(b, 'fork')],
    ['side', nearest(backOutline, at(b, 'seatOut'))],
    ['waist', at(b, 'styleWaistOut')],
    ['crotch', at(b, 'styleWaistIn')],
  ])
  const leg = cut.lengthMm - cut.band.heightMm
  const outOf = (side: Line, flare: number): Line => {
    if (cut.isStraight) return straightSeam(side, leg, flare)
    return [...side, ...flaredSeam(side, leg - lineLength(side), flare)]
  }
  const out = { front: outOf(front.side, -cut.flareMm), back: outOf(back.side.toReversed(), cut.flareMm).toReversed() }
  const outer = { front: out.front.at(-1)!, back: out.back[0]! }
  const forks = { front: at(f, 'fork'), back: at(b, 'fork') }
  const inner = innerHems(forks, outer, cut.hemMm)
  const piece = (id: string, edges: readonly (readonly [string, Line])[]): PatternPiece => ({
    id,
    edges: edges.map(([name, line]) => ({ name, line })),
  })
  const top = front.waist.at(-1)!.y
  const slit = cut.slitMm ?? 0
  return {
    front: settle(
      piece('shortsFrontR', [
        ...outEdges(out.front, slit, true),
        ['hem', [outer.front, inner.front]],
        ['in', [inner.front, forks.front]],
        ['crotch', front.crotch],
        ['waist', front.waist],
      ]),
      top,
    ),
    back: settle(
      piece('shortsBackR', [
        ['in', [forks.back, inner.back]],
        ['hem', [inner.back, outer.back]],
        ...outEdges(out.back, slit, false),
        ['waist', back.waist],
        ['crotch', back.crotch],
      ]),
      top,
    ),
  }
}

function legSeams(): Seam[] {
  const sides = (['L', 'R'] as const).flatMap((s): Seam[] => [
    { a: [`shortsFront${s}`, 'out'], b: [`shortsBack${s}`, 'out'] },
    { a: [`shortsFront${s}`, 'in'], b: [`shortsBack${s}`, 'in'] },
  ])
  const middle = (['Front', 'Back'] as const).map((f): Seam => ({
    a: [`shorts${f}L`, 'crotch'],
    b: [`shorts${f}R`, 'crotch'],
  }))
  return [...sides, ...middle]
}

/** Returns the pattern of shorts or trunks: four legs and the waistband. */
export function lowerPattern(cut: LowerCut): Pattern {
  const { front, back } = rightLegs(cut)
  const band = waistband(cut.band, { front: edgeLength(front, 'waist'), back: edgeLength(back, 'waist') })
  const pieces = [
    mirrorPiece(front, 'shortsFrontL'),
    { ...front, mirrorOf: 'shortsFrontL' },
    mirrorPiece(back, 'shortsBackL'),
    { ...back, mirrorOf: 'shortsBackL' },
    ...band.pieces,
  ]
  return { pieces, seams: [...legSeams(), ...band.seams] }
}
