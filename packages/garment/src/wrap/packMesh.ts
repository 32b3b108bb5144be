import type { PackedMesh } from './types.ts'

/** A triangulated piece: the coordinates of each corner on the piece and on the flattened garment. */
export interface WrapMesh {
  /** x, y on the piece, X, Y on the flattened garment, mm, point by point. */
  readonly points: Float32Array
  readonly triangles: Uint16Array
}

const STEPS_PER_MM = 20
const NUMBERS = 4

function bytesOf(text: string): DataView {
  const characters = atob(text)
  return new DataView(Uint8Array.from(characters, character => character.charCodeAt(0)).buffer)
}

const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

function pack(values: readonly number[]): string {
  const view = new DataView(new ArrayBuffer(values.length * 2))
  values.forEach((value, i) => view.setInt16(i * 2, value, true))
  return textOf(new Uint8Array(view.buffer))
}

/** Packs a mesh. Throws RangeError if a point is more than 1.6 m from the previous one. */
export function packMesh({ points, triangles }: WrapMesh): PackedMesh {
  const steps = Array.from(points, value => Math.round(value * STEPS_PER_MM))
  const changes = steps.map((value, i) => value - (i < NUMBERS ? 0 : steps[i - NUMBERS]!))
  if (changes.some(change => Math.abs(change) > 32_767)) throw new RangeError('a wrap is too large to be packed')
  return { points: pack(changes), triangles: pack([...triangles]) }
}

/** Unpacks a mesh, mirrored if the piece is the right one of a pair. */
export function unpackMesh(packed: PackedMesh, isMirrored = false): WrapMesh {
  const [places, corners] = [bytesOf(packed.points), bytesOf(packed.triangles)]
  const points = new Float32Array(places.byteLength / 2)
  const sums = [0, 0, 0, 0]
  for (let i = 0; i < points.length; i++) {
    const k = i % NUMBERS
    sums[k]! += places.getInt16(i * 2, true)
    const isAcross = k === 0 || k === 2
    points[i] = (isMirrored && isAcross ? -1 : 1) * (sums[k]! / STEPS_PER_MM)
  }
  const triangles = Uint16Array.from({ length: corners.byteLength / 2 }, (_, i) => corners.getUint16(i * 2, true))
  return { points, triangles }
}
