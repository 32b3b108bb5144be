/** The points of a closed line, x and y in turn. */
export type Loop = readonly number[]

/** The coverage at each point of a grid, 0 to 255. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Threshold above which a sample is inside. */
const LEVEL = 127.5

/** The sides of a square between four grid points. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3]
/**
 * The sides between which the line runs, by the corners that are inside (1, 2, 4, 8 clockwise from the top left);
 * inside is on its right.
 */
const RUNS: readonly (readonly number[])[] = [
  [],
  [TOP, LEFT],
  [RIGHT, TOP],
  [RIGHT, LEFT],
  [BOTTOM, RIGHT],
  [TOP, LEFT, BOTTOM, RIGHT],
  [BOTTOM, TOP],
  [BOTTOM, LEFT],
  [LEFT, BOTTOM],
  [TOP, BOTTOM],
  [RIGHT, TOP, LEFT, BOTTOM],
  [RIGHT, BOTTOM],
  [LEFT, RIGHT],
  [TOP, RIGHT],
  [LEFT, TOP],
  [],
]

/** Adds an empty rim on every side, so that each line closes. */
function rimmed({ width, height, data }: Mask): { across: number; down: number; field: Uint8Array } {
  const [across, down] = [width + 2, height + 2]
  const field = new Uint8Array(across * down)
  for (let y = 0; y < height; y++) field.set(data.subarray(y * width, (y + 1) * width), (y + 1) * across + 1)
  return { across, down, field }
}

/**
 * Returns the lines between inside and outside, to a fraction of a pixel (marching squares). The mask is empty beyond
 * its edges.
 */
export function contoursOf(mask: Mask): Loop[] {
  const { across, down, field } = rimmed(mask)
  // A side's name comes from the grid point at its beginning; an odd name runs down, an even one to the right.
  const sideAt = [0, 3, 2 * across, 1]
  const next = new Map<number, number>()
  for (let y = 0; y < down - 1; y++) {
    for (let place = y * across; place < (y + 1) * across - 1; place++) {
      const corners =
        (field[place]! > LEVEL ? 1 : 0) +
        (field[place + 1]! > LEVEL ? 2 : 0) +
        (field[place + across + 1]! > LEVEL ? 4 : 0) +
        (field[place + across]! > LEVEL ? 8 : 0)
      if (corners === 0 || corners === 15) continue
      const runs = RUNS[corners]!
      for (let i = 0; i < runs.length; i += 2) {
        next.set(2 * place + sideAt[runs[i]!]!, 2 * place + sideAt[runs[i + 1]!]!)
      }
    }
  }
  return loopsOf(next, side => {
    const place = side >> 1
    const isDown = side % 2 === 1
    const from = field[place]!
    const share = (LEVEL - from) / (field[place + (isDown ? across : 1)]! - from)
    // Grid points lie in the middle of their pixels; the rim is subtracted again.
    const [x, y] = [(place % across) - 0.5, Math.floor(place / across) - 0.5]
    return isDown ? [x, y + share] : [x + share, y]
  })
}

function loopsOf(next: Map<number, number>, pointOf: (side: number) => readonly [number, number]): Loop[] {
  const loops: Loop[] = []
  for (const start of next.keys()) {
    const loop: number[] = []
    for (let side = start; next.has(side);) {
      loop.push(...pointOf(side))
      const to = next.get(side)!
      next.delete(side)
      side = to
    }
    if (loop.length >= 6) loops.push(loop)
  }
  return loops
}

/** Returns the area within a line; negative around a hole. */
export function areaWithin(loop: Loop): number {
  let sum = 0
  for (let i = 0; i < loop.length; i += 2) {
    const [x, y] = [loop[(i + 2) % loop.length]!, loop[(i + 3) % loop.length]!]
    sum += loop[i]! * y - x * loop[i + 1]!
  }
  return sum / 2
}
