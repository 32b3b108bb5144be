import type { Point } from '@kitwright/measure'

export interface PlotStroke {
  readonly page: number
  readonly pen: number
  readonly points: readonly Point[]
}

interface PlotterState {
  readonly strokes: { page: number; pen: number; points: Point[] }[]
  page: number
  pen: number
  at: Point
  isDown: boolean
  /** In plotter units. */
  p1: Point
  p2: Point
  /** Maps user units to plotter units, for each axis. */
  scale: {
    readonly x: readonly [offset: number, factor: number]
    readonly y: readonly [offset: number, factor: number]
  }
}

const PLOTTER_UNITS_PER_MM = 40
const MAX_16_BITS = 32_767
const MAX_23_BITS = 2 ** 23 - 1
const ESC = '\u001B'
const HPGL2_BEGIN = `${ESC}E${ESC}%-1B`
const HPGL2_END = `${ESC}%0A${ESC}E`

const UNSCALED = { x: [0, 1], y: [0, 1] } as const

type CommandReader = (reading: PlotterState, numbers: readonly number[]) => void

function movePen(reading: PlotterState, numbers: readonly number[]): void {
  const { x, y } = reading.scale
  for (let i = 0; i < numbers.length; i += 2) {
    const own = { x: x[0] + numbers[i]! * x[1], y: y[0] + numbers[i + 1]! * y[1] }
    reading.at = { x: own.x / PLOTTER_UNITS_PER_MM, y: own.y / PLOTTER_UNITS_PER_MM }
    if (reading.isDown) reading.strokes.at(-1)!.points.push(reading.at)
  }
}

const fromRange = (p1: number, p2: number, [low, high]: readonly [number, number]): readonly [number, number] => {
  const factor = (p2 - p1) / (high - low)
  return [p1 - low * factor, factor]
}

const BOTH: Readonly<Record<string, CommandReader>> = {
  '': () => undefined,
  IN: () => undefined,
  PA: () => undefined,
  SP: (reading, [pen = 0]) => {
    reading.pen = pen
  },
  PG: reading => {
    reading.page += 1
  },
  IP: (reading, [ax, ay, bx, by]) => {
    const size = { x: reading.p2.x - reading.p1.x, y: reading.p2.y - reading.p1.y }
    reading.p1 = { x: ax!, y: ay! }
    reading.p2 = { x: bx ?? ax! + size.x, y: by ?? ay! + size.y }
  },
  SC: (reading, [a, b, c, d]) => {
    const { p1, p2 } = reading
    if (a === undefined) reading.scale = UNSCALED
    else reading.scale = { x: fromRange(p1.x, p2.x, [a, b!]), y: fromRange(p1.y, p2.y, [c!, d!]) }
  },
  PU: (reading, numbers) => {
    reading.isDown = false
    movePen(reading, numbers)
  },
  PD: (reading, numbers) => {
    if (!reading.isDown) reading.strokes.push({ page: reading.page, pen: reading.pen, points: [reading.at] })
    reading.isDown = true
    movePen(reading, numbers)
  },
}

const HPGL2: typeof BOTH = {
  ...BOTH,
  BP: () => undefined,
  PS: (_, [long, wide]) => {
    if (!(long! > 0 && wide! > 0)) throw new Error('a page needs a size')
  },
  // Type 2: the least user unit of each axis, and plotter units per user unit.
  SC: (reading, [x, xFactor, y, yFactor, type]) => {
    if (type !== 2) throw new Error(`scaling of type ${type}`)
    const offset = (p: number, least: number, factor: number) => [p - least * factor, factor] as const
    reading.scale = { x: offset(reading.p1.x, x!, xFactor!), y: offset(reading.p1.y, y!, yFactor!) }
  },
}

function numbersOf(command: string, isHpgl2: boolean): number[] {
  const rest = command.slice(2)
  const numbers = rest === '' ? [] : rest.split(',').map(Number)
  const isCoordinate = isHpgl2 && /^P[UD]/.test(command)
  if (numbers.some(value => !Number.isFinite(value) || !(isCoordinate || Number.isInteger(value))))
    throw new Error(`no whole numbers: ${command}`)
  if (numbers.some(value => Math.abs(value) > (isHpgl2 ? MAX_23_BITS : MAX_16_BITS)))
    throw new Error(`too large a number: ${command}`)
  return numbers
}

/**
 * Reads a file as a plotter does: strokes in mm, y up. HP-GL/2 is recognised by its first bytes. A plain HP-GL plotter
 * knows no HP-GL/2 command, no decimals and no numbers beyond 16 bits.
 */
export function readPlt(text: string): PlotStroke[] {
  const isHpgl2 = text.startsWith(HPGL2_BEGIN)
  if (isHpgl2 && !text.trimEnd().endsWith(HPGL2_END)) throw new Error('HP-GL/2 is not left')
  const body = isHpgl2 ? text.slice(HPGL2_BEGIN.length).replace(HPGL2_END, '') : text
  const known = isHpgl2 ? HPGL2 : BOTH
  const reading: PlotterState = {
    strokes: [],
    page: 0,
    pen: 0,
    at: { x: 0, y: 0 },
    isDown: false,
    p1: { x: 0, y: 0 },
    p2: { x: 10_000, y: 10_000 },
    scale: UNSCALED,
  }
  for (const command of body.split(';').map(each => each.trim())) {
    const read = known[command.slice(0, 2)]
    if (!read) throw new Error(`no command: ${command}`)
    read(reading, numbersOf(command, isHpgl2))
  }
  return reading.strokes
}
