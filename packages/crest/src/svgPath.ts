/**
 * A command of a path: a letter and absolute numbers. Only M, L, C, Q and Z are used, so that every command can be
 * rotated and mirrored.
 */
export interface PathCommand {
  readonly letter: string
  readonly numbers: readonly number[]
}

export type Move = (x: number, y: number) => readonly [number, number]

const round = (value: number): number => Math.round(value * 100) / 100 + 0

export function stepsOf(d: string): PathCommand[] {
  return [...d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, letter = '', content = '']) => ({
    letter,
    numbers: (content.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  }))
}

export const writeSteps = (steps: readonly PathCommand[]): string =>
  steps.map(({ letter, numbers }) => letter + numbers.map(round).join(' ')).join('')

/** Returns the path with every point moved. */
export function movePath(d: string, move: Move): string {
  const moved = stepsOf(d).map(({ letter, numbers }) => {
    const next: number[] = []
    for (let i = 0; i < numbers.length; i += 2) next.push(...move(numbers[i]!, numbers[i + 1]!))
    return { letter, numbers: next }
  })
  return writeSteps(moved)
}

/** Splits commands with repeated arguments into single ones. */
function singles(steps: readonly PathCommand[]): PathCommand[] {
  const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6 }
  return steps.flatMap(({ letter, numbers }) => {
    const size = sizes[letter]
    if (size === undefined) return [{ letter, numbers: [] }]
    const all: PathCommand[] = []
    // Coordinates that follow a move are lines.
    for (let i = 0; i < numbers.length; i += size)
      all.push({ letter: letter === 'M' ? 'L' : letter, numbers: numbers.slice(i, i + size) })
    return all
  })
}

const MIDDLE = 50
export const mirrorX: Move = (x, y) => [2 * MIDDLE - x, y]

/** Returns the path drawn from its end to its start, without the initial move. */
function backward(d: string): string {
  const steps = singles(stepsOf(d)).filter(({ letter }) => letter !== 'Z')
  const back: PathCommand[] = []
  for (let i = steps.length - 1; i > 0; i--) {
    const { letter, numbers } = steps[i]!
    const from = steps[i - 1]!.numbers.slice(-2)
    // Reversing a curve reverses the order of its control points.
    const pulls = letter === 'C' ? [...numbers.slice(2, 4), ...numbers.slice(0, 2)] : numbers.slice(0, -2)
    back.push({ letter, numbers: [...pulls, ...from] })
  }
  return writeSteps(back)
}

/** Joins the right half, from axis to axis, and its mirror image into one closed path without a seam. */
export const mirrorIntoWhole = (d: string): string => `${d}${backward(movePath(d, mirrorX))}Z`

/** Returns a shape and its mirror image. */
export const withMirrorImage = (d: string): string => d + movePath(d, mirrorX)

/**
 * Returns twice the signed area of the polygon of a path's end and control points; negative for the opposite winding.
 */
function areaOf(d: string): number {
  const numbers = stepsOf(d).flatMap(step => step.numbers)
  let sum = 0
  for (let i = 0; i < numbers.length; i += 2) {
    const [nextX, nextY] = [numbers[(i + 2) % numbers.length]!, numbers[(i + 3) % numbers.length]!]
    sum += numbers[i]! * nextY - nextX * numbers[i + 1]!
  }
  return sum
}

/** Gives all subpaths the same winding direction, so that overlaps cut no holes under the nonzero fill rule. */
export const uniformWinding = (d: string): string =>
  (d.match(/M[^M]*/g) ?? [])
    .map(part => {
      if (areaOf(part) >= 0) return part
      const end = stepsOf(part)
        .flatMap(({ numbers }) => numbers)
        .slice(-2)
      return `M${end.join(' ')}${backward(part)}Z`
    })
    .join('')

export const rotatePath = (d: string, degrees: number, [cx, cy]: readonly [number, number] = [50, 50]): string => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return movePath(d, (x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

/** Returns `count` copies of a path around a centre. */
export const repeatAround = (d: string, count: number, centre: readonly [number, number] = [50, 50]): string =>
  Array.from({ length: count }, (_, i) => rotatePath(d, (i * 360) / count, centre)).join('')

interface PathPlacement {
  readonly x?: number
  readonly y?: number
  readonly by?: number
  readonly tall?: number
}
/** Scales the path about the middle of its square, then moves that middle to `x`, `y`. */
export const scaleAndMovePath = (d: string, { x = 50, y = 50, by = 1, tall = 1 }: PathPlacement): string =>
  movePath(d, (px, py) => [x + (px - 50) * by, y + (py - 50) * by * tall])

export const polygonPath = (...points: readonly number[]): string => `M${points.join(' ')}Z`

const ROUND = 0.5523
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * ROUND, ry * ROUND]
  return writeSteps([
    { letter: 'M', numbers: [cx, cy - ry] },
    { letter: 'C', numbers: [cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy] },
    { letter: 'C', numbers: [cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry] },
    { letter: 'C', numbers: [cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy] },
    { letter: 'C', numbers: [cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry] },
    { letter: 'Z', numbers: [] },
  ])
}

interface Points {
  readonly centre?: readonly [number, number]
  /** Radius of the inner corners, as a share. */
  readonly inner?: number
}
/** Returns a star with `count` points, one of them up; without `inner` a polygon. */
export function star(count: number, radius: number, { centre: [cx, cy] = [50, 50], inner }: Points = {}): string {
  const corners = inner === undefined ? count : 2 * count
  const points = Array.from({ length: corners }, (_, i) => {
    const far = inner !== undefined && i % 2 === 1 ? radius * inner : radius
    const angle = (i / corners) * 2 * Math.PI - Math.PI / 2
    return [cx + far * Math.cos(angle), cy + far * Math.sin(angle)]
  })
  return `M${points.flat().map(round).join(' ')}Z`
}

export const box = (x: number, y: number, width: number, height: number): string =>
  polygonPath(x, y, x + width, y, x + width, y + height, x, y + height)
