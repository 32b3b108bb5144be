import type { Matrix } from '../../matrix.ts'
import { arcCurves } from './arc.ts'
import { UnsupportedSvgError } from './unsupportedSvgError.ts'

/** A segment of an outline in absolute coordinates: a move, a line, a curve with its control points, or a close. */
export interface Segment {
  readonly kind: 'M' | 'L' | 'C' | 'Z'
  readonly to: readonly number[]
}

const LETTER = /[a-z]/i
const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy
const FLAG = /[01]/y
const GAP = /[\s,]*/y

/** The arguments of each path command: `n` a number, `f` a flag, which may stand without a separator. */
const TAKES: Readonly<Record<string, string>> = {
  m: 'nn',
  l: 'nn',
  h: 'n',
  v: 'n',
  c: 'nnnnnn',
  s: 'nnnn',
  q: 'nnnn',
  t: 'nn',
  a: 'nnnffnn',
  z: '',
}

interface Command {
  readonly letter: string
  readonly numbers: readonly number[]
}

/** Yields the commands of a path in their long form. Stops at the first error: renderers draw the part before it. */
function* commandsOf(d: string): Generator<Command> {
  let at = 0
  const take = (kind: RegExp): string | undefined => {
    kind.lastIndex = at
    const found = kind.exec(d)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  take(GAP)
  for (let letter = d[at]; letter !== undefined && LETTER.test(letter); letter = d[at]) {
    at += 1
    const takes = TAKES[letter.toLowerCase()]
    if (takes === undefined) return
    for (let isFirst = true; ; isFirst = false) {
      const numbers: number[] = []
      for (const kind of takes) {
        take(GAP)
        const found = take(kind === 'f' ? FLAG : NUMBER)
        if (found === undefined) break
        numbers.push(Number(found))
      }
      if (numbers.length < takes.length) {
        if (isFirst || numbers.length > 0) return
        break
      }
      yield { letter, numbers }
      // Further points after a move are lines.
      if (letter === 'm' || letter === 'M') letter = letter === 'm' ? 'l' : 'L'
      if (takes === '') break
    }
    take(GAP)
  }
}

/** The state of parsing an outline. */
class Reader {
  readonly segments: Segment[] = []
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  /** The last curve's second control point and kind, for a smooth continuation. */
  #pull: readonly [x: number, y: number, kind: string] | undefined

  #to(kind: Segment['kind'], ...to: number[]): void {
    this.segments.push({ kind, to })
    this.#x = to.at(-2)!
    this.#y = to.at(-1)!
  }

  #smooth(kind: string): readonly [number, number] {
    const pull = this.#pull
    return pull?.[2] === kind ? [2 * this.#x - pull[0], 2 * this.#y - pull[1]] : [this.#x, this.#y]
  }

  #curve(places: readonly number[]): void {
    this.#to('C', ...places)
    this.#pull = [places[2]!, places[3]!, 'c']
  }

  /** Converts a quadratic curve to a cubic one: both control points are two thirds of the way to the single one. */
  #quadratic(x1: number, y1: number, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y]
    const third = (from: number, pull: number): number => from + (2 / 3) * (pull - from)
    this.#to('C', third(fromX, x1), third(fromY, y1), third(x, x1), third(y, y1), x, y)
    this.#pull = [x1, y1, 'q']
  }

  draw({ letter, numbers }: Command): void {
    const kind = letter.toLowerCase()
    const isRelative = letter === kind
    if (kind === 'z') return this.#close()
    // A path begins with a move, and continues after a close at the start point.
    if (kind === 'm') return this.#begin(numbers, isRelative)
    if (this.segments.length === 0) return
    if (this.segments.at(-1)!.kind === 'Z') this.#to('M', this.#x, this.#y)
    const [x0, y0] = isRelative ? [this.#x, this.#y] : [0, 0]
    const n = kind === 'a' ? numbers : numbers.map((value, i) => value + (kind === 'v' || i % 2 === 1 ? y0 : x0))
    const before = this.#pull
    this.#pull = undefined
    if (kind === 'l') this.#to('L', n[0]!, n[1]!)
    else if (kind === 'h') this.#to('L', n[0]!, this.#y)
    else if (kind === 'v') this.#to('L', this.#x, n[0]!)
    else if (kind === 'c') this.#curve(n)
    else if (kind === 'q') this.#quadratic(n[0]!, n[1]!, n[2]!, n[3]!)
    else if (kind === 'a') this.#arc(n, x0, y0)
    else {
      this.#pull = before
      const [x1, y1] = this.#smooth(kind === 's' ? 'c' : 'q')
      if (kind === 's') this.#curve([x1, y1, ...n])
      else this.#quadratic(x1, y1, n[0]!, n[1]!)
    }
  }

  #begin([x = 0, y = 0]: readonly number[], isRelative: boolean): void {
    this.#pull = undefined
    this.#to('M', isRelative ? this.#x + x : x, isRelative ? this.#y + y : y)
    this.#startX = this.#x
    this.#startY = this.#y
  }

  #close(): void {
    this.#pull = undefined
    if (this.segments.length === 0 || this.segments.at(-1)!.kind === 'Z') return
    this.segments.push({ kind: 'Z', to: [] })
    this.#x = this.#startX
    this.#y = this.#startY
  }

  #arc(
    [rx = 0, ry = 0, turned = 0, isLarge = 0, isSweep = 0, toX = 0, toY = 0]: readonly number[],
    x0: number,
    y0: number,
  ): void {
    const arc = { rx, ry, turned, isLarge: isLarge === 1, isSweep: isSweep === 1 }
    const [x, y] = [toX + x0, toY + y0]
    const curves = arcCurves([this.#x, this.#y], [x, y], arc)
    if (curves === null) this.#to('L', x, y)
    else for (const curve of curves) this.#to('C', ...curve)
  }
}

/** The limit of points of all outlines of a picture: no upload may swell a garment's file or delay its readers. */
export const MOST_POINTS = 60_000

/** An outline as a path says it, all of it where it is, in lines and curves of one kind. Throws {@link UnsupportedSvgError} where it has no end. */
export function segmentsOf(d: string): readonly Segment[] {
  const reader = new Reader()
  for (const command of commandsOf(d)) {
    reader.draw(command)
    if (reader.segments.length > MOST_POINTS) throw new UnsupportedSvgError('too many points')
  }
  return reader.segments
}

/** Returns transformed segments: curves stay curves. */
export const movedSegments = (segments: readonly Segment[], [a, b, c, d, e, f]: Matrix): Segment[] =>
  segments.map(({ kind, to }) => ({
    kind,
    to: to.map((value, i) => {
      const [x, y] = i % 2 === 0 ? [value, to[i + 1]!] : [to[i - 1]!, value]
      return i % 2 === 0 ? a * x + c * y + e : b * x + d * y + f
    }),
  }))
