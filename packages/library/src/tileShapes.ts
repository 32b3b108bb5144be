/**
 * A closed outline of straight lines and cubic Béziers, mm from the tile's upper left corner: where it begins (x, y), then six numbers a piece, two
 * handles and its end. The handles of a straight line are NaN. The last piece ends where the first begins.
 */
export type Ring = Float64Array

/** Number of values of a ring's start and of each piece. */
export const RING = { begin: 2, piece: 6 } as const

/** Returns a closed outline of straight lines through points (alternating x and y). */
export function straightRing(points: ArrayLike<number>): Ring {
  const ring = new Float64Array(RING.begin + (points.length / 2) * RING.piece).fill(Number.NaN)
  ring[0] = points[0]!
  ring[1] = points[1]!
  for (let i = 0; i < points.length / 2; i++) {
    const [from, to] = [(2 * i + 2) % points.length, RING.begin + i * RING.piece + 4]
    ring[to] = points[from]!
    ring[to + 1] = points[from + 1]!
  }
  return ring
}

/**
 * Region of a tile with at least this much ink. A ring within another is a hole in it, whichever direction it runs in.
 */
export interface ToneShape {
  /** 0-1. */
  readonly tone: number
  readonly rings: readonly Ring[]
}

/** A tile as shapes, the palest tone first: each lies within the one before. */
export type TileShapes = readonly ToneShape[]

/** Positions are stored to a hundredth of a millimetre, finer than any press. */
const STEPS_PER_MM = 100
const TONES = 255

/**
 * Writes variable-length integers: seven bits per byte, the sign in the lowest bit, so that small numbers take one
 * byte.
 */
function createWriter(): { write(value: number): void; bytes(): Uint8Array } {
  const bytes: number[] = []
  return {
    write(value) {
      let left = value < 0 ? -2 * value - 1 : 2 * value
      while (left > 127) {
        bytes.push((left % 128) + 128)
        left = Math.floor(left / 128)
      }
      bytes.push(left)
    },
    bytes: () => Uint8Array.from(bytes),
  }
}

function createReader(bytes: Uint8Array): () => number {
  let at = 0
  return () => {
    let [value, place] = [0, 1]
    for (;;) {
      const byte = bytes[at++]
      if (byte === undefined) throw new RangeError('the shapes of a tile are cut off')
      value += (byte % 128) * place
      if (byte < 128) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
      place *= 128
    }
  }
}

const isLine = (ring: Ring, piece: number): boolean => Number.isNaN(ring[RING.begin + piece * RING.piece]!)

/** Run lengths: the number of lines that start a ring, then of curves, of lines again, and so on. */
function runsOf(ring: Ring, pieces: number): number[] {
  const runs: number[] = []
  for (let piece = 0; piece < pieces;) {
    const from = piece
    while (piece < pieces && isLine(ring, piece) === (runs.length % 2 === 0)) piece++
    runs.push(piece - from)
  }
  return runs
}

type Step = (value: number, axis: number) => void

/**
 * Packs shapes as bytes: the number of tones; per tone its ink and number of rings; per ring its number of pieces, the
 * runs of their kinds and the positions as differences.
 */
export function packShapes(shapes: TileShapes): Uint8Array {
  const { write, bytes } = createWriter()
  write(shapes.length)
  for (const { tone, rings } of shapes) {
    write(Math.round(tone * TONES))
    write(rings.length)
    for (const ring of rings) {
      const last = [0, 0]
      const step: Step = (mm, axis) => {
        const steps = Math.round(mm * STEPS_PER_MM)
        write(steps - last[axis]!)
        last[axis] = steps
      }
      const pieces = (ring.length - RING.begin) / RING.piece
      write(pieces)
      for (const run of runsOf(ring, pieces)) write(run)
      step(ring[0]!, 0)
      step(ring[1]!, 1)
      for (let piece = 0; piece < pieces; piece++) {
        const from = RING.begin + piece * RING.piece
        for (let k = isLine(ring, piece) ? 4 : 0; k < RING.piece; k++) step(ring[from + k]!, k % 2)
      }
    }
  }
  return bytes()
}

/** Reads whether each piece is a line. */
function readKinds(read: () => number, pieces: number): boolean[] {
  const kinds: boolean[] = []
  for (let isLines = true; kinds.length < pieces; isLines = !isLines)
    for (let run = read(); run > 0; run--) kinds.push(isLines)
  return kinds
}

function unpackRing(read: () => number): Ring {
  const pieces = read()
  const kinds = readKinds(read, pieces)
  const ring = new Float64Array(RING.begin + pieces * RING.piece).fill(Number.NaN)
  const last = [0, 0]
  const place = (axis: number): number => (last[axis]! += read()) / STEPS_PER_MM
  ring[0] = place(0)
  ring[1] = place(1)
  for (const [piece, isLine] of kinds.entries())
    for (let k = isLine ? 4 : 0; k < RING.piece; k++) ring[RING.begin + piece * RING.piece + k] = place(k % 2)
  return ring
}

/** Unpacks the bytes of `packShapes`. Throws RangeError where there are too few bytes. */
export function unpackShapes(bytes: Uint8Array): TileShapes {
  const read = createReader(bytes)
  const list = <T>(make: () => T): T[] => Array.from({ length: read() }, make)
  return list(() => ({ tone: read() / TONES, rings: list(() => unpackRing(read)) }))
}
