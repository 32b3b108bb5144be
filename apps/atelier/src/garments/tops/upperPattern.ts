import { Teagan } from '@freesewing/teagan'
import type { Seam, SleeveLength } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { cutOutline } from '../../sewingPattern/cutOutline.ts'
import { draftDesign, type DraftedPart, type DraftSettings, pointOf } from '../../sewingPattern/draftDesign.ts'
import {
  flattenPath,
  joinLines,
  type Line,
  lineLength,
  mirrorLine,
  shiftLine,
  splitLine,
} from '../../sewingPattern/line.ts'
import { type Edge, edgeLength, mirrorPiece, type Pattern, type PatternPiece } from '../../sewingPattern/pattern.ts'
import { cuffSeams, ribCuffs, type RibCuff } from './ribs/ribCuff.ts'
import { ribCollar, type RibCollar } from './ribs/ribCollar.ts'
import { type LeafCut, makeLeaf } from './collars/poloLeaf.ts'
import { standCollar, type StandCut } from './collars/standCollar.ts'
import type { Collar, CutOptions } from '../garmentMaker.ts'

/** Length from the cap's top and half the hem's width, in mm. */
export interface SleeveCut {
  readonly length: number
  readonly halfHem: number
}

/** Settings that distinguish one of the shirts from the others; all are drafted by teagan. */
export interface UpperCut {
  readonly teagan: DraftSettings
  readonly sleeves: Partial<Record<SleeveLength, SleeveCut>>
  /** Depth of a V below the high point of the shoulder, mm. */
  readonly vDepth: number
  readonly rib: RibCollar
  /** Teagan's options for a collar that stands round the neck: a narrower, higher neckline. */
  readonly closeNeck?: Readonly<Record<string, number>>
  readonly stand?: StandCut
  readonly polo?: PoloCut
  readonly cuffs?: Partial<Record<SleeveLength, RibCuff>>
}

/** A polo collar: a stand and a leaf folded over it. */
export interface PoloCut {
  readonly stand: StandCut
  readonly leaf: LeafCut
  /** The V that opens the neck below the collar's ends, and the distance between those ends. */
  readonly slit?: SlitCut
}

export interface SlitCut {
  readonly widthMm: number
  /** Depth below the high point of the shoulder. */
  readonly depthMm: number
}

/** The right half of a front or back seen from outside, from the hem's middle up and round to the neck. */
export interface HalfBody {
  readonly hem: Line
  readonly side: Line
  readonly arm: Line
  readonly shoulder: Line
  readonly neck: Line
  /** The free edge of an opening below the neckline. */
  readonly slit?: Line
}

/** The names that a design gives to the points of its neckline and shoulder. */
interface NeckPoints {
  readonly centre: string
  readonly neck?: string
  readonly shoulder?: string
}

/** Returns a design's half of a front or back, with the upper end of its neckline at y = 0. */
export function halfBody(part: DraftedPart, { centre, neck = 'neck', shoulder = 'shoulder' }: NeckPoints): HalfBody {
  const at = (name: string): Point => pointOf(part, name)
  const edges = cutOutline(flattenPath(part.paths['seam']!.ops), [
    ['hem', at('cfHem')],
    ['side', at('hem')],
    ['arm', at('armhole')],
    ['shoulder', at(shoulder)],
    ['neck', at(neck)],
    ['centre', at(centre)],
  ])
  const up = { x: 0, y: -at(neck).y }
  return {
    hem: shiftLine(edges.hem, up),
    side: shiftLine(edges.side, up),
    arm: shiftLine(edges.arm, up),
    shoulder: shiftLine(edges.shoulder, up),
    neck: shiftLine(edges.neck, up),
  }
}

/** Returns a straight V neckline with a shallow belly in plan, so that the rib does not gape at the point. */
export function vNeck(high: Point, depth: number): Line {
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

/** Ends the neckline beside the centre, where an open V begins. */
function withSlit(half: HalfBody, { widthMm, depthMm }: SlitCut): HalfBody {
  const from = half.neck.findIndex(p => p.x <= widthMm / 2)
  const [a, b] = [half.neck[from - 1]!, half.neck[from]!]
  const t = (a.x - widthMm / 2) / (a.x - b.x)
  const end = { x: widthMm / 2, y: a.y + (b.y - a.y) * t }
  return { ...half, neck: [...half.neck.slice(0, from), end], slit: [end, { x: 0, y: depthMm }] }
}

/** Joins both halves. `plus` names the side of the body at x > 0 when the piece is seen from outside. */
export function wholeBody(id: string, half: HalfBody, plus: 'L' | 'R'): PatternPiece {
  const minus = plus === 'L' ? 'R' : 'L'
  const right: Edge[] = [
    { name: `side${plus}`, line: half.side },
    { name: `arm${plus}`, line: half.arm },
    { name: `shoulder${plus}`, line: half.shoulder },
    { name: `neck${plus}`, line: half.neck },
    ...(half.slit ? [{ name: `slit${plus}`, line: half.slit }] : []),
  ]
  const left = right.map(e => ({ name: e.name.slice(0, -1) + minus, line: mirrorLine(e.line) })).reverse()
  return { id, edges: [{ name: 'hem', line: joinLines(mirrorLine(half.hem), half.hem) }, ...right, ...left] }
}

/**
 * Returns the wearer's right sleeve. Teagan draws the front of the cap at x > 0, which is right when seen from outside.
 */
function rightSleeve(
  part: DraftedPart,
  armholes: { front: number; back: number },
  { length, halfHem, end }: SleeveCut & { readonly end: 'hem' | 'wrist' },
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
      { name: end, line: [left, right] },
      { name: 'underFront', line: [right, cap[0]!] },
      { name: 'capFront', line: capFront },
      { name: 'capBack', line: capBack },
      { name: 'underBack', line: [cap.at(-1)!, left] },
    ],
  }
}

const sides = ['L', 'R'] as const

function upperSeams(pieces: readonly PatternPiece[]): Seam[] {
  const bodySeams = ['shoulder', 'side'].flatMap(name =>
    sides.map((s): Seam => ({ a: ['front', name + s], b: ['back', name + s] })),
  )
  const sleeveSeams = sides.flatMap((s): Seam[] => [
    { a: ['front', `arm${s}`], b: [`sleeve${s}`, 'capFront'] },
    { a: ['back', `arm${s}`], b: [`sleeve${s}`, 'capBack'] },
    { a: [`sleeve${s}`, 'underFront'], b: [`sleeve${s}`, 'underBack'] },
  ])
  const band = pieces.find(p => p.id === 'stand') ?? pieces.find(p => p.id === 'collar')!
  const neckSeams = ['front', 'back'].flatMap(piece =>
    sides.map((s): Seam => ({ a: [band.id, `${piece}${s}`], b: [piece, `neck${s}`] })),
  )
  const isClosed = band.edges.some(e => e.name === 'endPlus')
  const close: Seam[] = isClosed ? [{ a: [band.id, 'endPlus'], b: [band.id, 'endMinus'] }] : []
  return [...bodySeams, ...sleeveSeams, ...neckSeams, ...close, ...cuffSeams(pieces)]
}

interface Neckline {
  readonly front: HalfBody
  /** Returns the collar's pieces for half the length of the front and the back neckline. */
  readonly pieces: (neck: { front: number; back: number }) => PatternPiece[]
}

function neckline(cut: UpperCut, collar: Collar, drafted: HalfBody): Neckline {
  const { polo, stand, rib } = cut
  if (collar === 'polo' && polo) {
    return {
      front: polo.slit ? withSlit(drafted, polo.slit) : drafted,
      pieces: neck => [standCollar('stand', polo.stand, neck), makeLeaf(polo.leaf, polo.stand, neck).piece],
    }
  }
  if (collar === 'stand' && stand) return { front: drafted, pieces: neck => [standCollar('collar', stand, neck)] }
  if (collar !== 'crew' && collar !== 'v') throw new Error(`this cut has no ${collar} collar`)
  return {
    front: collar === 'v' ? { ...drafted, neck: vNeck(drafted.neck[0]!, cut.vDepth) } : drafted,
    pieces: neck => [ribCollar(collar, rib, neck)],
  }
}

const isClose = (collar: Collar): boolean => collar === 'polo' || collar === 'stand'

/** Returns teagan's settings for one collar. */
const settingsFor = ({ teagan, closeNeck }: UpperCut, collar: Collar): DraftSettings =>
  closeNeck && isClose(collar) ? { ...teagan, options: { ...teagan.options, ...closeNeck } } : teagan

/**
 * Returns a shirt: front, back, two sleeves, a collar and optional cuffs. Throws if the cut lacks the sleeve or collar.
 */
export function upperPattern(cut: UpperCut, { sleeve, collar }: CutOptions): Pattern {
  const part = draftDesign(Teagan, settingsFor(cut, collar))
  const sleeveCut = cut.sleeves[sleeve]
  if (!sleeveCut) throw new Error(`this cut has no ${sleeve} sleeve`)
  const neck = neckline(cut, collar, halfBody(part('teagan.front'), { centre: 'cfNeck' }))
  const front = wholeBody('front', neck.front, 'L')
  const back = wholeBody('back', halfBody(part('teagan.back'), { centre: 'cbNeck' }), 'R')
  const armholes = { front: edgeLength(front, 'armL'), back: edgeLength(back, 'armL') }
  const cuff = cut.cuffs?.[sleeve]
  const sleeveR = rightSleeve(part('teagan.sleeve'), armholes, { ...sleeveCut, end: cuff ? 'wrist' : 'hem' })
  const collars = neck.pieces({ front: edgeLength(front, 'neckL'), back: edgeLength(back, 'neckL') })
  const pieces = [
    front,
    back,
    mirrorPiece(sleeveR, 'sleeveL'),
    { ...sleeveR, mirrorOf: 'sleeveL' },
    ...collars.filter(p => !p.isApplied),
    ...(cuff ? ribCuffs(cuff, 2 * sleeveCut.halfHem) : []),
    ...collars.filter(p => p.isApplied),
  ]
  return { pieces, seams: upperSeams(pieces) }
}
