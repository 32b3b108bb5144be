import { Teagan } from '@freesewing/teagan'
import type { GarmentOptions, Seam, SleeveLength } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { cutOutline } from '../../pattern/cutOutline.ts'
import { draftDesign, type DraftedPart, type DraftSettings, pointOf } from '../../pattern/draftDesign.ts'
import { flattenPath, joinLines, type Line, lineLength, mirrorLine, shiftLine, splitLine } from '../../pattern/line.ts'
import { type Edge, edgeLength, mirrorPiece, type Pattern, type PatternPiece } from '../../pattern/pattern.ts'
import { ribCollar, type RibCollar } from './ribCollar.ts'

/** Length from the cap's top and half the hem's width, mm. */
export interface SleeveCut {
  readonly length: number
  readonly halfHem: number
}

/** What sets one of the shirts apart from the others; all are drafted by teagan. */
export interface UpperCut {
  readonly teagan: DraftSettings
  readonly sleeves: Partial<Record<SleeveLength, SleeveCut>>
  /** Depth of a V below the high point of the shoulder, mm. */
  readonly vDepth: number
  readonly rib: RibCollar
}

interface HalfBody {
  readonly hem: Line
  readonly side: Line
  readonly arm: Line
  readonly shoulder: Line
  readonly neck: Line
}

function halfBody(part: DraftedPart, centreNeck: string): HalfBody {
  const at = (name: string): Point => pointOf(part, name)
  const edges = cutOutline(flattenPath(part.paths['seam']!.ops), [
    ['hem', at('cfHem')],
    ['side', at('hem')],
    ['arm', at('armhole')],
    ['shoulder', at('shoulder')],
    ['neck', at('neck')],
    ['centre', at(centreNeck)],
  ])
  const up = { x: 0, y: -at('neck').y }
  return {
    hem: shiftLine(edges.hem, up),
    side: shiftLine(edges.side, up),
    arm: shiftLine(edges.arm, up),
    shoulder: shiftLine(edges.shoulder, up),
    neck: shiftLine(edges.neck, up),
  }
}

/** Straight in plan but for a shallow belly, so that the rib does not gape at the point. */
function vNeck(high: Point, depth: number): Line {
  const belly = { x: high.x * 0.56, y: depth * 0.4 }
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40
    const s = 1 - t
    return {
      x: s * s * high.x + 2 * s * t * belly.x,
      y: s * s * high.y + 2 * s * t * belly.y + t * t * depth,
    }
  })
}

/** Both halves; `plus` names the side of the body that lies at x > 0 when the piece is seen from outside. */
function wholeBody(id: string, half: HalfBody, plus: 'L' | 'R'): PatternPiece {
  const minus = plus === 'L' ? 'R' : 'L'
  const right: Edge[] = [
    { name: `side${plus}`, line: half.side },
    { name: `arm${plus}`, line: half.arm },
    { name: `shoulder${plus}`, line: half.shoulder },
    { name: `neck${plus}`, line: half.neck },
  ]
  const left = right.map(e => ({ name: e.name.slice(0, -1) + minus, line: mirrorLine(e.line) })).reverse()
  return { id, edges: [{ name: 'hem', line: joinLines(mirrorLine(half.hem), half.hem) }, ...right, ...left] }
}

/** The wearer's right sleeve; teagan draws the front of the cap at x > 0, which is right when seen from outside. */
function rightSleeve(
  part: DraftedPart,
  armholes: { front: number; back: number },
  { length, halfHem }: SleeveCut,
): PatternPiece {
  const at = (name: string): Point => pointOf(part, name)
  const drafted = cutOutline(flattenPath(part.paths['seam']!.ops), [
    ['hem', at('hemLeft')],
    ['underFront', at('hemRight')],
    ['cap', at('bicepsRight')],
    ['underBack', at('bicepsLeft')],
  ])
  const top = Math.min(...drafted.cap.map(p => p.y))
  const cap = shiftLine(drafted.cap, { x: 0, y: -top })
  const [capFront, capBack] = splitLine(cap, (lineLength(cap) * armholes.front) / (armholes.front + armholes.back))
  const left = { x: -halfHem, y: length }
  const right = { x: halfHem, y: length }
  return {
    id: 'sleeveR',
    edges: [
      { name: 'hem', line: [left, right] },
      { name: 'underFront', line: [right, cap[0]!] },
      { name: 'capFront', line: capFront },
      { name: 'capBack', line: capBack },
      { name: 'underBack', line: [cap.at(-1)!, left] },
    ],
  }
}

const sides = ['L', 'R'] as const

function upperSeams(): Seam[] {
  const bodySeams = ['shoulder', 'side'].flatMap(name =>
    sides.map((s): Seam => ({ a: ['front', name + s], b: ['back', name + s] })),
  )
  const sleeveSeams = sides.flatMap((s): Seam[] => [
    { a: ['front', `arm${s}`], b: [`sleeve${s}`, 'capFront'] },
    { a: ['back', `arm${s}`], b: [`sleeve${s}`, 'capBack'] },
    { a: [`sleeve${s}`, 'underFront'], b: [`sleeve${s}`, 'underBack'] },
  ])
  const neckSeams = ['front', 'back'].flatMap(piece =>
    sides.map((s): Seam => ({ a: ['collar', `${piece}${s}`], b: [piece, `neck${s}`] })),
  )
  const close: Seam = { a: ['collar', 'endPlus'], b: ['collar', 'endMinus'] }
  return [...bodySeams, ...sleeveSeams, ...neckSeams, close]
}

/** A shirt: front, back, two sleeves and a rib collar. Throws when the cut has no such sleeve. */
export function upperPattern(cut: UpperCut, { sleeve, collar }: GarmentOptions): Pattern {
  const part = draftDesign(Teagan, cut.teagan)
  const sleeveCut = cut.sleeves[sleeve]
  if (!sleeveCut) throw new Error(`this cut has no ${sleeve} sleeve`)
  const drafted = halfBody(part('teagan.front'), 'cfNeck')
  const isV = collar === 'v'
  const front = wholeBody('front', isV ? { ...drafted, neck: vNeck(drafted.neck[0]!, cut.vDepth) } : drafted, 'L')
  const back = wholeBody('back', halfBody(part('teagan.back'), 'cbNeck'), 'R')
  const armholes = { front: edgeLength(front, 'armL'), back: edgeLength(back, 'armL') }
  const sleeveR = rightSleeve(part('teagan.sleeve'), armholes, sleeveCut)
  const sleeveL = mirrorPiece(sleeveR, 'sleeveL')
  const neck = { front: edgeLength(front, 'neckL'), back: edgeLength(back, 'neckL') }
  const pieces = [
    front,
    back,
    sleeveL,
    { ...sleeveR, mirrorOf: 'sleeveL' },
    ribCollar(isV ? 'v' : 'crew', cut.rib, neck),
  ]
  return { pieces, seams: upperSeams() }
}
