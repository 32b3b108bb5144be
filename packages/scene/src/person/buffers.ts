import { BufferAttribute, BufferGeometry } from 'three'
import { HEAD_ORIGIN, HEAD_SCALE } from '../head/index.ts'

/** Moves positions in centimetres of the head's own space to metres in the figure's frame. */
export function toFigure(points: ArrayLike<number>): Float32Array {
  return Float32Array.from(points, (value, i) => value * HEAD_SCALE + HEAD_ORIGIN[i % 3]!)
}

export interface Buffers {
  /** Centimetres in the head's own space. */
  readonly points: ArrayLike<number>
  readonly normals: ArrayLike<number>
  readonly triangles: ArrayLike<number>
  /** More attributes, each with its number of values per vertex. */
  readonly more?: Readonly<Record<string, readonly [values: ArrayLike<number>, stride: number]>>
}

/** Creates a geometry in the figure's frame. */
export function toGeometry({ points, normals, triangles, more = {} }: Buffers): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(toFigure(points), 3))
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normals), 3))
  for (const [name, [values, stride]] of Object.entries(more))
    geometry.setAttribute(name, new BufferAttribute(Float32Array.from(values), stride))
  geometry.setIndex(new BufferAttribute(Uint32Array.from(triangles), 1))
  return geometry
}
