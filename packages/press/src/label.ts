import type { PieceEdge } from '@kitwright/garment'
import { distance, polygonContains, rotatePoint, toDegrees, type Box, type Point } from '@kitwright/measure'
import type { PieceLines } from './cloth/cutLine.ts'
import type { Finding } from './findings.ts'
import { spotBesideCut } from './labelBeside.ts'
import { type Place, placesOnLabel, placesText } from './places.ts'

/** What a label says of whose a piece is. */
export interface LabelFacts {
  /** The order's number. */
  readonly order: string
  /** Which of its lines, and which garment of that line, both from 1. */
  readonly line: number
  readonly garment: number
  /** All garments that one file is printed for, this one first: their pieces have one label. None where the file is of this garment alone. */
  readonly alike?: readonly Place[] | undefined
  readonly name: string
  readonly number: number | null
  readonly size: string
  readonly piece: string
  /** Piece so many of so many. */
  readonly at: number
  readonly of: number
  /** Which remake of the order it is of, from 1; none at first. */
  readonly remake?: number | undefined
  /** Begins the address that a phone opens by the QR, as `https://shop.example/t/`; without, the QR holds the code alone. */
  readonly opensAt?: string | undefined
}

export interface Label {
  readonly lines: readonly string[]
  /** Which piece it is; stands in the label, and at the end of what its QR holds. */
  readonly code: string
  readonly qr: string
  /** The middle, mm on the piece. */
  readonly centre: Point
  readonly rotationDeg: number
  readonly widthMm: number
  readonly heightMm: number
  /** In the hem's turn, where it stays with the cloth; otherwise beside the piece, where it is cut away. */
  readonly isOnCloth: boolean
  /** What the piece takes of the roll with its label beside it; without, their hull. */
  readonly outline?: readonly Point[]
}

/** Nothing that is taken for something else. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_SIGNS = 7

/** A short sign that is another one for every piece of an order (FNV-1a, in base 32). */
function signOf(text: string): string {
  let hash = 0x811c9dc5n
  for (const letter of text) hash = ((hash ^ BigInt(letter.codePointAt(0)!)) * 0x01000193n) & 0xffffffffffn
  return Array.from({ length: CODE_SIGNS }, (_, i) => SIGNS[Number((hash >> BigInt(5 * i)) & 31n)]).join('')
}

const placesIn = ({ line, garment, alike }: Pick<LabelFacts, 'line' | 'garment' | 'alike'>): readonly Place[] =>
  alike ?? [{ line, garment }]

/** In capitals, digits and signs of which a QR holds more in fewer modules. */
export function codeOf({
  order,
  piece,
  ...own
}: Pick<LabelFacts, 'order' | 'line' | 'garment' | 'piece' | 'alike'>): string {
  // What several garments share has a code of its own, which no piece of one garment has.
  const whose = own.alike ? placesText(own.alike) : `${own.line}/${own.garment}`
  return `${order.toUpperCase()}/${signOf(`${order}/${whose}/${piece}`)}`
}

/** What a label's QR holds: in capitals, of which it holds more in fewer modules; neither a host nor a code knows small letters. */
export const qrOf = (code: string, opensAt = ''): string => `${opensAt}${code}`.toUpperCase()

/** As every paper says it. */
export const remakeMark = (remake: number | undefined): string => (remake === undefined ? '' : `R${remake}`)

/** How many garments a file is printed for, as labels and titles say it; nothing for one. */
export const timesMark = (count = 1): string => (count > 1 ? `× ${count}` : '')

/** What a label calls a piece, in whatever language who sews reads: `sleeveL` is SLEEVE L. */
export const labelName = (piece: string): string => piece.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toUpperCase()

const linesOf = (facts: LabelFacts, code: string): string[] => [
  [facts.order, placesOnLabel(placesIn(facts)), remakeMark(facts.remake), timesMark(facts.alike?.length)]
    .filter(Boolean)
    .join('  '),
  [facts.number, facts.name].filter(part => part !== null && part !== '').join('  '),
  `${facts.size}  ${labelName(facts.piece)}  ${facts.at}/${facts.of}`,
  code,
]

const MOST_DPI = 4
/** Whole numbers, each once, the coarsest first. */
const dpiList = (findings: readonly Finding[], kinds: readonly Finding['kind'][]): string =>
  [...new Set(findings.flatMap(each => (kinds.includes(each.kind) ? (each.dpi ?? []) : [])))]
    .map(Math.floor)
    .toSorted((a, b) => a - b)
    .slice(0, MOST_DPI)
    .join(', ')

/** The same label for whoever prints: it says how fine what is not shapes is on this piece. */
export function tellFineness(label: Label, findings: readonly Finding[]): Label {
  const told = [
    ['PICTURE', dpiList(findings, ['picture', 'pictureInPattern'])],
    ['PATTERN', dpiList(findings, ['coarsePattern'])],
  ].flatMap(([what, dpi]) => (dpi === '' ? [] : [`${what} ${dpi} DPI`]))
  const lines = [...label.lines.slice(0, -1), [label.code, ...told].join('  ')]
  return { ...label, lines }
}

const WIDTH_MM = 84
const HEIGHT_MM = 15
const CLEAR_MM = 1
const STEPS = 9

interface Spot {
  readonly centre: Point
  readonly rotationDeg: number
}

function isFree({ centre, rotationDeg }: Spot, { sew, cut }: PieceLines): boolean {
  const across = Array.from({ length: STEPS }, (_, i) => (i / (STEPS - 1) - 0.5) * (WIDTH_MM + 2 * CLEAR_MM))
  const down = [-0.5, 0, 0.5].map(share => share * (HEIGHT_MM + 2 * CLEAR_MM))
  return across.every(x =>
    down.every(y => {
      const turned = rotatePoint({ x, y }, rotationDeg)
      const at = { x: centre.x + turned.x, y: centre.y + turned.y }
      return polygonContains(cut, at) && !polygonContains(sew, at)
    }),
  )
}

/** Beyond the middle of a stretch of the hem, along it and not upside down. */
function spotBeside(a: Point, b: Point, { sew }: PieceLines, hemMm: number): Spot {
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const off = (mm: number): Point => ({ x: middle.x - Math.sin(angle) * mm, y: middle.y + Math.cos(angle) * mm })
  const out = polygonContains(sew, off(1)) ? -1 : 1
  const degrees = toDegrees(angle)
  const isUpsideDown = Math.abs(degrees) > 90
  return { centre: off((out * hemMm) / 2), rotationDeg: isUpsideDown ? degrees - 180 * Math.sign(degrees) : degrees }
}

/** The first place in a hem's turn that has room. */
function spotInHem(hems: readonly PieceEdge[], lines: PieceLines, hemMm: number): Spot | undefined {
  const stretches = hems.flatMap(({ points }) => points.slice(1).map((b, i) => [points[i]!, b] as const))
  return stretches
    .toSorted((one, other) => distance(...other) - distance(...one))
    .map(([a, b]) => spotBeside(a, b, lines, hemMm))
    .find(spot => isFree(spot, lines))
}

export interface LabelRoom {
  readonly hems: readonly PieceEdge[]
  readonly lines: PieceLines
  readonly hemMm: number
  /** Where it goes when neither a hem nor the cut line has room for it. */
  readonly beside: Point
  /** Between the cut line and a label beside it. */
  readonly clearMm: number
  /** Where the arrow of the grain stands. */
  readonly avoid: Box
}

export function labelOf(facts: LabelFacts, { hems, lines, hemMm, beside, clearMm, avoid }: LabelRoom): Label {
  const code = codeOf(facts)
  const inHem = spotInHem(hems, lines, hemMm)
  const size = { widthMm: WIDTH_MM, heightMm: HEIGHT_MM }
  const along = inHem ? undefined : spotBesideCut({ ...size, cut: lines.cut, clearMm, avoid })
  const spot = inHem ?? along ?? { centre: { x: beside.x + WIDTH_MM / 2, y: beside.y + HEIGHT_MM / 2 }, rotationDeg: 0 }
  return {
    lines: linesOf(facts, code),
    code,
    qr: qrOf(code, facts.opensAt),
    ...spot,
    ...size,
    isOnCloth: inHem !== undefined,
  }
}
