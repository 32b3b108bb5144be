import { Titan } from '@freesewing/titan'
import type { Seam } from '@kitwright/garment'
import { boxAround, distance, type Point } from '@kitwright/measure'
import { cutOutline } from '../../pattern/cutOutline.ts'
import { draftDesign, type DraftedPart, type DraftSettings, pointOf } from '../../pattern/draftDesign.ts'
import { flattenPath, type Line, lineLength, shiftLine } from '../../pattern/line.ts'
import { type Edge, edgeLength, mirrorPiece, type Pattern, type PatternPiece } from '../../pattern/pattern.ts'

/** What sets shorts and trunks apart; both are titan, cut off below the seat. */
export interface LowerCut {
  readonly titan: DraftSettings
  /** Height of the waistband, and its length beside the waist it gathers. */
  readonly band: { readonly heightMm: number; readonly gather: number }
  /** From the top of the band to the hem along the out-seam, mm. */
  readonly lengthMm: number
  /** Half the hem, mm: front and back. */
  readonly hemMm: { readonly front: number; readonly back: number }
  readonly flareMm: number
}

/** With a seat ease of 0.1 titan's `seatOut` lies a few millimetres inside its own outline: take the outline's point. */
const nearest = (outline: Line, to: Point): Point =>
  outline.reduce((best, p) => (distance(p, to) < distance(best, to) ? p : best))

const at = (part: DraftedPart, name: string): Point => pointOf(part, name)

/** The outer hem point: straight down from the seat, flared, so that the out-seam has the wanted length. */
function outerHem(seat: Point, rest: number, flare: number): Point {
  return { x: seat.x + flare, y: seat.y + Math.sqrt(rest * rest - flare * flare) }
}

interface Inseams {
  readonly front: Point
  readonly back: Point
}

/** Inner hem points with equal in-seams; the slant of the hem is shared between front and back (bisection). */
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
  const outer = {
    front: outerHem(front.side.at(-1)!, leg - lineLength(front.side), -cut.flareMm),
    back: outerHem(back.side[0]!, leg - lineLength(back.side), cut.flareMm),
  }
  const forks = { front: at(f, 'fork'), back: at(b, 'fork') }
  const inner = innerHems(forks, outer, cut.hemMm)
  const piece = (id: string, edges: readonly (readonly [string, Line])[]): PatternPiece => ({
    id,
    edges: edges.map(([name, line]) => ({ name, line })),
  })
  const top = front.waist.at(-1)!.y
  return {
    front: settle(
      piece('shortsFrontR', [
        ['out', [...front.side, outer.front]],
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
        ['out', [outer.back, ...back.side]],
        ['waist', back.waist],
        ['crotch', back.crotch],
      ]),
      top,
    ),
  }
}

/** The gathered band, seen from outside, centred on the centre front and closed at the centre back. */
function waistband(front: number, back: number, height: number): PatternPiece {
  const order = [
    ['backR', back],
    ['frontR', front],
    ['frontL', front],
    ['backL', back],
  ] as const
  const half = front + back
  let x = -half
  const sewn: Edge[] = order.map(([name, length]) => {
    const line = [
      { x, y: height },
      { x: x + length, y: height },
    ]
    x += length
    return { name, line }
  })
  const [topLeft, topRight] = [
    { x: -half, y: 0 },
    { x: half, y: 0 },
  ]
  return {
    id: 'waistband',
    isRib: true,
    edges: [
      ...sewn,
      { name: 'endPlus', line: [{ x: half, y: height }, topRight] },
      { name: 'top', line: [topRight, topLeft] },
      { name: 'endMinus', line: [topLeft, { x: -half, y: height }] },
    ],
  }
}

function lowerSeams(): Seam[] {
  const legs = (['L', 'R'] as const).flatMap((s): Seam[] => [
    { a: [`shortsFront${s}`, 'out'], b: [`shortsBack${s}`, 'out'] },
    { a: [`shortsFront${s}`, 'in'], b: [`shortsBack${s}`, 'in'] },
    { a: ['waistband', `front${s}`], b: [`shortsFront${s}`, 'waist'] },
    { a: ['waistband', `back${s}`], b: [`shortsBack${s}`, 'waist'] },
  ])
  const middle = (['Front', 'Back'] as const).map((f): Seam => ({
    a: [`shorts${f}L`, 'crotch'],
    b: [`shorts${f}R`, 'crotch'],
  }))
  return [...legs, ...middle, { a: ['waistband', 'endPlus'], b: ['waistband', 'endMinus'] }]
}

/** Shorts or trunks: four legs and the waistband. */
export function lowerPattern(cut: LowerCut): Pattern {
  const { front, back } = rightLegs(cut)
  const { gather, heightMm } = cut.band
  const band = waistband(edgeLength(front, 'waist') * gather, edgeLength(back, 'waist') * gather, heightMm)
  const pieces = [
    mirrorPiece(front, 'shortsFrontL'),
    { ...front, mirrorOf: 'shortsFrontL' },
    mirrorPiece(back, 'shortsBackL'),
    { ...back, mirrorOf: 'shortsBackL' },
    band,
  ]
  return { pieces, seams: lowerSeams() }
}
