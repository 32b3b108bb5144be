import { type Box, boxOf } from './box.ts'
import { lengthOf, numbersIn } from './numbers.ts'
import type { SvgElement } from './element.ts'

/** Outline data of a shape that determine its rendering cost, in its own units. */
export interface Outline {
  readonly box: Box | undefined
  readonly length: number
  readonly commands: number
}

type Point = readonly [number, number]

/** Number of arguments of each path command. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Returns the points of a path: its corners and its curves' control points. */
function pointsOfPath(d: string): Point[] {
  const points: Point[] = []
  let at: Point = [0, 0]
  let start = at
  for (const [, command = '', content] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const kind = command.toLowerCase()
    const arity = ARITY[kind]
    if (arity === undefined) continue
    if (kind === 'z') at = start
    const numbers = arity === 0 ? [] : kind === 'a' ? arcNumbers(content ?? '') : numbersIn(content)
    for (let i = 0; i < numbers.length && i + arity <= numbers.length; i += arity) {
      const steps = stepsOf(kind, numbers.slice(i, i + arity), { at, isRelative: command === kind })
      points.push(...steps)
      at = steps.at(-1) ?? at
      if (kind === 'm' && i === 0) start = at
    }
  }
  return points
}

/** The flags of an arc may lack separators. */
function arcNumbers(content: string): number[] {
  const numbers: number[] = []
  let at = 0
  for (;;) {
    const isFlag = [3, 4].includes(numbers.length % ARC_PARTS)
    const next = isFlag ? ARC_FLAG : ARC_NUMBER
    next.lastIndex = at
    const found = next.exec(content)
    if (!found) return numbers
    numbers.push(Number(found[1]))
    at = next.lastIndex
  }
}
const ARC_PARTS = 7
const ARC_FLAG = /[\s,]*([01])/y
const ARC_NUMBER = /[\s,]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)/iy

function stepsOf(kind: string, numbers: number[], { at, isRelative }: { at: Point; isRelative: boolean }): Point[] {
  const [x, y] = isRelative ? at : [0, 0]
  const [first = 0] = numbers
  if (kind === 'h') return [[x + first, at[1]]]
  if (kind === 'v') return [[at[0], y + first]]
  if (kind === 'a') return arcSteps(numbers, { at, x, y })
  const steps: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) steps.push([x + numbers[i]!, y + numbers[i + 1]!])
  return steps
}

/** Returns points that enclose an arc: within its radii around the middle of its ends, or around an end at most. */
function arcSteps(numbers: number[], { at, x, y }: { at: Point; x: number; y: number }): Point[] {
  const [radiusX = 0, radiusY = 0, , isLarge = 0, , toX = 0, toY = 0] = numbers
  const end: Point = [x + toX, y + toY]
  if (!isLarge) return [end]
  const reach = Math.max(Math.abs(radiusX), Math.abs(radiusY))
  const middle = [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2] as const
  return [[middle[0] - reach, middle[1] - reach], [middle[0] + reach, middle[1] + reach], end]
}

function lengthThrough(points: readonly Point[]): number {
  let length = 0
  for (let i = 1; i < points.length; i += 1) {
    length += Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1])
  }
  return length
}

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, i): Point[] => (i % 2 === 0 && i + 1 < numbers.length ? [[x, numbers[i + 1]!]] : []))

/** Returns the points of a shape element; undefined for others. Percentages refer to `whole`. */
function pointsOf(element: SvgElement, whole: Point): Point[] | undefined {
  const at = (name: string, of = whole[0]): number => lengthOf(element.attributes.get(name), of) ?? 0
  const corners = (x: number, y: number, width: number, height: number): Point[] => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ]
  const round = (rx: number, ry: number): Point[] => corners(at('cx') - rx, at('cy', whole[1]) - ry, 2 * rx, 2 * ry)
  switch (element.name) {
    case 'path':
      return pointsOfPath(element.attributes.get('d') ?? '')
    case 'rect':
    case 'image':
      return corners(at('x'), at('y', whole[1]), at('width'), at('height', whole[1]))
    case 'circle':
      return round(at('r'), at('r'))
    case 'ellipse':
      return round(at('rx'), at('ry', whole[1]))
    case 'line':
      return [
        [at('x1'), at('y1', whole[1])],
        [at('x2'), at('y2', whole[1])],
      ]
    case 'polyline':
    case 'polygon':
      return pairs(numbersIn(element.attributes.get('points')))
    default:
      return undefined
  }
}

/** Returns the outline of a shape or a picture; undefined for other elements. */
export function outlineOf(element: SvgElement, whole: Point): Outline | undefined {
  const points = pointsOf(element, whole)
  return points && { box: boxOf(points), length: lengthThrough(points), commands: points.length }
}
