import { sizeLabel, sizeOrder, type Size } from '@kitwright/garment'
import { boxAround, boxWidth, type Point } from '@kitwright/measure'
import { asciiName, asciiOf } from './toAscii.ts'
import { boundaryOf, cornersOf, type Boundary, type Corner } from './boundary.ts'
import type { PatternPiece } from './patternPieces.ts'

export interface DxfInput {
  readonly pieces: readonly PatternPiece[]
  /** The style; one per file. */
  readonly style: string
  /** Name of the style if its own has letters that are not ASCII. */
  readonly code: string
  readonly baseSize: Size
  /** Number of garments ordered per size; missing if the file belongs to no order. */
  readonly ordered?: Readonly<Partial<Record<Size, number>>>
  /** Note written on each piece if it is ASCII. */
  readonly note?: string
  readonly madeAt: Date
}

/** Layer numbers of AAMA-292 and ASTM D6673. */
const LAYER = { boundary: 1, turn: 2, curve: 3, notch: 4, grain: 7, internal: 8, sew: 14 } as const

const TEXT_MM = 6
const NOTCH_WIDTH_MM = 3
const BETWEEN_MM = 40
/** Maximum length of a name in R12. */
const MAX_SIGNS = 31

type Group = readonly [code: number, value: string | number]

/** Formats to a ten-thousandth of a millimetre, never as minus zero. */
const mm = (value: number): string => (Math.round(value * 1e4) / 1e4 + 0).toFixed(4)
/** y points up in DXF. */
const place = ({ x, y }: Point, to = 0): Group[] => [
  [10 + to, mm(x)],
  [20 + to, mm(-y)],
]

const text = (layer: number, at: Point, words: string): Group[] => [
  [0, 'TEXT'],
  [8, layer],
  ...place(at),
  [40, mm(TEXT_MM)],
  [1, words],
  [7, 'STANDARD'],
]

const point = (layer: number, at: Point): Group[] => [[0, 'POINT'], [8, layer], ...place(at)]

const line = (layer: number, [from, to]: readonly [Point, Point]): Group[] => [
  [0, 'LINE'],
  [8, layer],
  ...place(from),
  ...place(to, 1),
]

/** Open polyline; a closed line repeats its first corner at the end, as the trade's programs write it. */
const polyline = (layer: number, points: readonly Point[]): Group[] => [
  [0, 'POLYLINE'],
  [8, layer],
  [66, 1],
  [70, 0],
  ...points.flatMap((at): Group[] => [[0, 'VERTEX'], [8, layer], ...place(at)]),
  [0, 'SEQEND'],
  [8, layer],
]

const closed = (points: readonly Point[]): Point[] => [...points, points[0]!]

const pieceName = (piece: string): string => piece.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toUpperCase()

/** A notch is a point on the boundary; its depth goes into the cloth. */
const notchPoint = ({ at, depthMm, angleDeg }: Boundary['notches'][number]): Group[] => [
  ...point(LAYER.notch, at),
  [30, mm(-depthMm)],
  [39, mm(NOTCH_WIDTH_MM)],
  [50, mm(-angleDeg)],
]

/** Returns a point for each corner of cut, drawn and sewn lines: a turn, or part of a curve. */
const points = (corners: readonly Corner[]): Group[] =>
  corners.flatMap(({ at, isTurn }) => point(isTurn ? LAYER.turn : LAYER.curve, at))

function block(name: string, piece: PatternPiece, { ordered, code, style, note = style }: DxfInput): Group[] {
  const { lines, notches, grain, size, isRib } = piece
  const boundary = boundaryOf(lines.cut, notches)
  const count = ordered?.[size]
  const words = [
    `PIECE NAME: ${pieceName(piece.piece)}`,
    `SIZE: ${sizeLabel(size)}`,
    'QUANTITY: 1',
    `MATERIAL: ${isRib ? 'RIB' : 'MAIN'}`,
    `ANNOTATION: ${asciiOf(note, code)}${count === undefined ? '' : ` ORDERED ${count}`}`,
  ]
  const [top, bottom] = grain
  const from = { x: top.x + TEXT_MM, y: (top.y + bottom.y) / 2 }
  return [
    [0, 'BLOCK'],
    [8, 0],
    [2, name],
    [70, 64],
    ...place({ x: 0, y: 0 }),
    ...words.flatMap((each, i) => text(LAYER.boundary, { x: from.x, y: from.y + i * TEXT_MM * 1.6 }, each)),
    ...polyline(LAYER.boundary, closed(boundary.corners.map(({ at }) => at))),
    ...points(boundary.corners),
    ...boundary.notches.flatMap(notchPoint),
    ...line(LAYER.grain, [bottom, top]),
    ...lines.folds.flatMap(fold => [...polyline(LAYER.internal, fold), ...points(cornersOf(fold, false))]),
    ...polyline(LAYER.sew, closed(lines.sew)),
    ...points(cornersOf(lines.sew, true)),
    [0, 'ENDBLK'],
    [8, 0],
  ]
}

/** Returns a unique name for each block: style, piece, size. A garment has no two pieces of one name. */
const namesOf = ({ pieces, style, code }: DxfInput): string[] =>
  pieces.map(({ piece, size }) => {
    const tail = `_${piece.toUpperCase()}_${sizeLabel(size)}`
    return `${asciiName(style, code, MAX_SIGNS - tail.length)}${tail}`
  })

/** Places the sizes of a piece on top of each other as a nest, and pieces side by side. */
function placesOf(pieces: readonly PatternPiece[]): Point[] {
  const starts = new Map<string, number>()
  let from = 0
  for (const { piece, model } of pieces) {
    const key = `${model} ${piece}`
    if (starts.has(key)) continue
    const same = pieces.filter(other => other.piece === piece && other.model === model)
    const box = boxAround(same.flatMap(({ lines }) => lines.cut))
    starts.set(key, from - box[0])
    from += boxWidth(box) + BETWEEN_MM
  }
  return pieces.map(({ piece, model }) => ({ x: starts.get(`${model} ${piece}`)!, y: 0 }))
}

function headWords({ style, code, baseSize, pieces, madeAt, ordered }: DxfInput): string[] {
  const [date, time] = [madeAt.toISOString().slice(0, 10), madeAt.toISOString().slice(11, 16)]
  const sizes = [...new Set(pieces.map(({ size }) => size))].toSorted((a, b) => sizeOrder(a) - sizeOrder(b))
  return [
    'ANSI/AAMA Version: 292',
    'ASTM/D13Proposal 1 Version: D 6673-10',
    `STYLE NAME: ${asciiOf(style, code)}`,
    `CREATION DATE: ${date.split('-').toReversed().join('-')}`,
    `CREATION TIME: ${time.replace(':', '-')}`,
    'AUTHOR: KITWRIGHT',
    'PRODUCT: KITWRIGHT PRESS',
    `SAMPLE SIZE: ${sizeLabel(baseSize)}`,
    `SIZE LIST: ${sizes.map(sizeLabel).join(' ')}`,
    ...(ordered ? [`ORDERED: ${sizes.map(size => `${sizeLabel(size)} ${ordered[size] ?? 0}`).join(', ')}`] : []),
    'UNITS: METRIC',
  ]
}

const section = (name: string, groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
]

/**
 * Writes pattern pieces as DXF according to AAMA-292 and ASTM D6673: R12 entities, a block and an insert for each piece
 * in each size, millimetres, ASCII only. Throws when there is no piece.
 */
export function writeDxf(input: DxfInput): string {
  const { pieces } = input
  if (pieces.length === 0) throw new RangeError('a cutting file needs pieces')
  const names = namesOf(input)
  const at = placesOf(pieces)
  const groups: Group[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
    ]),
    ...section(
      'BLOCKS',
      pieces.flatMap((piece, i) => block(names[i]!, piece, input)),
    ),
    ...section('ENTITIES', [
      ...headWords(input).flatMap((words, i) =>
        text(LAYER.boundary, { x: 0, y: -1200 + i * TEXT_MM * 1.6 }, words.slice(0, 255)),
      ),
      ...names.flatMap((name, i): Group[] => [[0, 'INSERT'], [8, LAYER.boundary], [2, name], ...place(at[i]!)]),
    ]),
    [0, 'EOF'],
  ]
  return groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('')
}
