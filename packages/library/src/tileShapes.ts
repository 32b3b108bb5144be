/** Closed lines of a tile, x and y in turn, mm; the tile from (0, 0). */
export type Ring = Float64Array

/** What of a tile has at least so much ink. One ring within another is a hole in it, whichever way it runs. */
export interface ToneShape {
  /** 0-1. */
  readonly tone: number
  readonly rings: readonly Ring[]
}

/** A tile as shapes, the palest tone first: each lies within the one before. */
export type TileShapes = readonly ToneShape[]

/** Places are kept to a hundredth of a millimetre, finer than any press. */
const STEPS_PER_MM = 100
const TONES = 255

/** Whole numbers, small ones in a byte: seven bits each, the sign in the lowest. */
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
      if (byte === undefined) throw new RangeError('shapes of a tile end too early')
      value += (byte % 128) * place
      if (byte < 128) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
      place *= 128
    }
  }
}

/** Shapes as bytes: how many tones, and of each its ink, how many rings, of each how many points, and each point less the one before. */
export function packShapes(shapes: TileShapes): Uint8Array {
  const { write, bytes } = createWriter()
  write(shapes.length)
  for (const { tone, rings } of shapes) {
    write(Math.round(tone * TONES))
    write(rings.length)
    for (const ring of rings) {
      write(ring.length / 2)
      const last = [0, 0]
      ring.forEach((mm, i) => {
        const steps = Math.round(mm * STEPS_PER_MM)
        write(steps - last[i % 2]!)
        last[i % 2] = steps
      })
    }
  }
  return bytes()
}

/** The same back. Throws RangeError where there are too few bytes. */
export function unpackShapes(bytes: Uint8Array): TileShapes {
  const read = createReader(bytes)
  const list = <T>(make: () => T): T[] => Array.from({ length: read() }, make)
  return list(() => {
    const tone = read() / TONES
    const rings = list(() => {
      const ring = new Float64Array(2 * read())
      const last = [0, 0]
      for (let i = 0; i < ring.length; i++) ring[i] = (last[i % 2]! += read()) / STEPS_PER_MM
      return ring
    })
    return { tone, rings }
  })
}
