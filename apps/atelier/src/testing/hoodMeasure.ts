import { type Cloth, eachTriangle } from './readCloth.ts'

/** Side of a pixel of the front view, mm. */
const PIXEL_MM = 2

/** How a hood lies, in millimetres above the high point of the shoulder. */
export interface HoodMeasure {
  /** Share of the hood's pixels that are lining, seen from the front. */
  readonly liningShare: number
  /** Deepest dip of its upper outline, seen from the front. */
  readonly dipMm: number
  readonly topMm: number
  readonly footMm: number
}

interface FrontPixel {
  readonly piece: string
  readonly z: number
}

type Corner = readonly [number, number, number]

/** Draws one triangle into the front view, pixel by pixel; keys are columns and rows of pixels. */
function drawTriangle(
  view: Map<string, FrontPixel>,
  piece: string,
  [a, b, c]: readonly [Corner, Corner, Corner],
): void {
  const whole = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (whole === 0) return
  const range = (m: 0 | 1): readonly [number, number] => [
    Math.ceil(Math.min(a[m], b[m], c[m]) / PIXEL_MM),
    Math.floor(Math.max(a[m], b[m], c[m]) / PIXEL_MM),
  ]
  const [[left, right], [low, high]] = [range(0), range(1)]
  for (let column = left; column <= right; column++)
    for (let row = low; row <= high; row++) {
      const [x, y] = [column * PIXEL_MM, row * PIXEL_MM]
      const u = ((b[0] - x) * (c[1] - y) - (c[0] - x) * (b[1] - y)) / whole
      const v = ((c[0] - x) * (a[1] - y) - (a[0] - x) * (c[1] - y)) / whole
      if (Math.min(u, v, 1 - u - v) < 0) continue
      const z = u * a[2] + v * b[2] + (1 - u - v) * c[2]
      const key = `${column} ${row}`
      if (z > (view.get(key)?.z ?? -Infinity)) view.set(key, { piece, z })
    }
}

const isLining = (piece: string): boolean => piece.startsWith('lining')
const isHood = (piece: string): boolean => piece.startsWith('hood') || isLining(piece)

/** Returns the deepest dip of an outline: how far it lies below the lower of its highest points on both sides. */
function deepestDip(outline: readonly number[]): number {
  const running = (line: readonly number[]): number[] => {
    let most = -Infinity
    return line.map(y => (most = Math.max(most, y)))
  }
  const fromLeft = running(outline)
  const fromRight = running(outline.toReversed()).toReversed()
  return Math.max(...outline.map((y, i) => Math.min(fromLeft[i]!, fromRight[i]!) - y))
}

/** Measures a hood that lies on the shoulders. */
export function measureHood(cloths: readonly Cloth[]): HoodMeasure {
  const view = new Map<string, FrontPixel>()
  const heights: number[] = []
  for (const cloth of cloths.filter(each => !each.isRim)) {
    const at = (v: number): Corner => cloth.position(v).map(n => n * cloth.scale * 1000) as unknown as Corner
    eachTriangle(cloth, (...corners) => {
      const places = corners.map(at) as [Corner, Corner, Corner]
      if (Math.max(...places.map(([, y]) => y)) > -150) drawTriangle(view, cloth.piece, places)
      if (isHood(cloth.piece)) heights.push(...places.map(([, y]) => y))
    })
  }
  const hood = [...view].filter(([, { piece }]) => isHood(piece))
  const tops = new Map<number, number>()
  for (const [key] of hood) {
    const [column, row] = key.split(' ').map(Number) as [number, number]
    tops.set(column, Math.max(tops.get(column) ?? -Infinity, row * PIXEL_MM))
  }
  const outline = [...tops].toSorted(([a], [b]) => a - b).map(([, y]) => y)
  const ordered = heights.toSorted((a, b) => a - b)
  return {
    liningShare: hood.filter(([, { piece }]) => isLining(piece)).length / hood.length,
    dipMm: deepestDip(outline),
    topMm: ordered.at(-1)!,
    footMm: ordered[0]!,
  }
}
