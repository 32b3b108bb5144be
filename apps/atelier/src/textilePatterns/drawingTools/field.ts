import { seededRandom, type DrawTile } from './tile.ts'

/** A number for each point of the tile; u and v run from 0 to 1 over it, and it repeats. */
export type Field = (u: number, v: number) => number

/** Samples per pixel along each axis. Fine tiles are displayed larger. */
function samplesOf(width: number, height: number): number {
  const longest = Math.max(width, height)
  return longest > 1500 ? 1 : longest > 256 ? 2 : 3
}

const fields = new WeakSet<DrawTile>()
/** Whether a drawing is evaluated pixel by pixel. */
export const isField = (draw: DrawTile): boolean => fields.has(draw)

/**
 * Samples around a pixel on an edge, over twice its width. This makes the ink run evenly between two pixels, so the
 * edge is where it crosses a tone. Each sample has a column and a row of its own.
 */
const EDGE_SAMPLES = 64
/** Spreads the rows over the columns. */
const LATTICE_STEP = 27

/** A larger difference of inks is an edge. */
const EDGE = 1 / 64

let edges: { isField: boolean } | undefined

/**
 * Draws so that edges of fields can be traced: a pixel that differs from a neighbour has the mean of {@link EDGE_SAMPLES} samples. With one sample
 * a pixel every edge is a flight of stairs. Returns whether any field was drawn.
 */
export function drawToTrace(draw: () => void): boolean {
  edges = { isField: false }
  try {
    draw()
    return edges.isField
  } finally {
    edges = undefined
  }
}

/** Draws ink (0-1) by position, each pixel the mean of four or nine samples. */
export function inked(ink: Field): DrawTile {
  const draw: DrawTile = context => {
    const { width, height } = context.canvas
    const image = context.createImageData(width, height)
    const size = [width, height] as const
    const samples = samplesOf(width, height)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) image.data[(y * width + x) * 4 + 3] = 255 * mean(ink, [x, y], { size, samples })
    }
    if (edges) {
      edges.isField = true
      smoothEdges(ink, image)
    }
    context.putImageData(image, 0, 0)
  }
  fields.add(draw)
  return draw
}

interface CanvasImageData {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Samples again, more often, where a pixel differs from one beside, above or below it. */
function smoothEdges(ink: Field, { data, width, height }: CanvasImageData): void {
  const before = Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + 3]!)
  const most = 255 * EDGE
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const own = before[at]!
      const isEdge =
        (x > 0 && Math.abs(own - before[at - 1]!) > most) ||
        (x + 1 < width && Math.abs(own - before[at + 1]!) > most) ||
        (y > 0 && Math.abs(own - before[at - width]!) > most) ||
        (y + 1 < height && Math.abs(own - before[at + width]!) > most)
      if (isEdge) data[4 * at + 3] = 255 * edgeMean(ink, [x, y], [width, height])
    }
}

function edgeMean(ink: Field, [x, y]: Pair, [width, height]: Pair): number {
  let sum = 0
  for (let i = 0; i < EDGE_SAMPLES; i++) {
    const across = (2 * i + 1) / EDGE_SAMPLES - 0.5
    const down = (2 * ((i * LATTICE_STEP) % EDGE_SAMPLES) + 1) / EDGE_SAMPLES - 0.5
    sum += ink((x + across) / width, (y + down) / height)
  }
  return Math.min(1, Math.max(0, sum / EDGE_SAMPLES))
}

type Pair = readonly [number, number]

interface SampleGrid {
  readonly size: Pair
  /** Samples per pixel along each axis. */
  readonly samples: number
}

function mean(ink: Field, [x, y]: Pair, { size: [width, height], samples }: SampleGrid): number {
  let sum = 0
  for (let j = 0; j < samples; j++) {
    const v = (y + (j + 0.5) / samples) / height
    for (let i = 0; i < samples; i++) sum += ink((x + (i + 0.5) / samples) / width, v)
  }
  return Math.min(1, Math.max(0, sum / samples ** 2))
}

/**
 * Wraps whole numbers by integer division: remainders of floating-point numbers were a third of the cost of drawing.
 */
function wrap(n: number, size: number): number {
  const left = (n | 0) % size
  return left < 0 ? left + size : left
}
const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise (Perlin 2002) of `columns` × `rows` cells, about -1 to 1. */
export function noise(seed: number, columns: number, rows = columns): Field {
  const random = seededRandom(seed)
  const angles = Array.from({ length: columns * rows }, () => random() * Math.PI * 2)
  const [slopesX, slopesY] = [Float64Array.from(angles, Math.cos), Float64Array.from(angles, Math.sin)]
  const dot = (at: number, dx: number, dy: number): number => slopesX[at]! * dx + slopesY[at]! * dy
  return (u, v) => {
    const x = u * columns
    const y = v * rows
    const column = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - column
    const dy = y - row
    const s = ease(dx)
    const t = ease(dy)
    const [left, right] = [wrap(column, columns), wrap(column + 1, columns)]
    const [upper, lower] = [wrap(row, rows) * columns, wrap(row + 1, rows) * columns]
    const top = dot(upper + left, dx, dy) * (1 - s) + dot(upper + right, dx - 1, dy) * s
    const foot = dot(lower + left, dx, dy - 1) * (1 - s) + dot(lower + right, dx - 1, dy - 1) * s
    return (top * (1 - t) + foot * t) * 1.5
  }
}

const TABLE = 256

/** A slow field, looked up in a table of its values. Use it only for fields no finer than the table. */
export function tabled(field: Field): Field {
  const values = new Float32Array(TABLE * TABLE)
  for (let i = 0; i < values.length; i++) values[i] = field((i % TABLE) / TABLE, Math.floor(i / TABLE) / TABLE)
  const at = (x: number, y: number): number => values[(y & (TABLE - 1)) * TABLE + (x & (TABLE - 1))]!
  return (u, v) => {
    const x = u * TABLE
    const y = v * TABLE
    const column = Math.floor(x)
    const row = Math.floor(y)
    const s = x - column
    const t = y - row
    const top = at(column, row) * (1 - s) + at(column + 1, row) * s
    const foot = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s
    return top * (1 - t) + foot * t
  }
}

/** Noise over noise, each octave twice as fine and half as strong. */
export function cloud(seed: number, cells: number, octaves: number, rows = cells): Field {
  const layers = Array.from({ length: octaves }, (_, i) => noise(seed + i * 101, cells * 2 ** i, rows * 2 ** i))
  return tabled((u, v) => layers.reduce((sum, layer, i) => sum + layer(u, v) / 2 ** i, 0))
}

export interface Cell {
  /** Distance to the nearest and the second nearest seed, in cells. */
  readonly near: number
  readonly next: number
  /** Random number of the nearest seed, 0-1. */
  readonly chance: number
  /** Offset from the nearest seed to the point, in cells. */
  readonly dx: number
  readonly dy: number
}

/** Worley's cells: one seed in each of `columns` × `rows`, displaced by `jitter` (0-1). */
export function cells(seed: number, columns: number, rows = columns, jitter = 0.9): (u: number, v: number) => Cell {
  const random = seededRandom(seed)
  const [jitterX, jitterY, chances] = [0, 1, 2].map(() => Float64Array.from({ length: columns * rows }, random)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  return (u, v) => {
    const x = u * columns
    const y = v * rows
    const column = Math.floor(x)
    const row = Math.floor(y)
    let near = 9
    let next = 9
    let own = 0
    let nearX = 0
    let nearY = 0
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) {
        const at = wrap(r, rows) * columns + wrap(c, columns)
        const dx = x - c - 0.5 - (jitterX[at]! - 0.5) * jitter
        const dy = y - r - 0.5 - (jitterY[at]! - 0.5) * jitter
        const away = dx * dx + dy * dy
        if (away < near) {
          next = near
          near = away
          own = chances[at]!
          nearX = dx
          nearY = dy
        } else if (away < next) next = away
      }
    }
    return { near: Math.sqrt(near), next: Math.sqrt(next), chance: own, dx: nearX, dy: nearY }
  }
}

/** Distance from the middle of the tile, in tiles. */
export const fromMiddle = (u: number, v: number): number => Math.sqrt((part(u) - 0.5) ** 2 + (part(v) - 0.5) ** 2)

/** Soft threshold: 1 above `at`, 0 below. */
export const above = (value: number, at: number, soft = 0.001): number =>
  Math.min(1, Math.max(0, (value - at) / soft + 0.5))

/** Position of `t` in its period: 0-1. */
export const part = (t: number): number => t - Math.floor(t)

/** Triangle wave: 0 at the middle of each period, 1 between two. */
export const saw = (t: number): number => Math.abs(part(t) - 0.5) * 2
