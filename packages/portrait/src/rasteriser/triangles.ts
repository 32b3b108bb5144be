import type { Kit } from '../model/kit.ts'
import type { ProjectedVertices } from './project.ts'

/** Data that rasterising and shading need of a triangle, computed once per view. */
export interface Triangles {
  /** 1 / twice the signed area, samples; 0 for an edge-on triangle, which is not drawn. */
  readonly inverseArea: Float64Array
  /** The visible surface: twice its piece's index, plus 1 where the cloth's outside is visible. */
  readonly surface: Uint16Array
}

/** Area below which a triangle counts as empty, samples². */
const MIN_AREA = 1e-9

/**
 * Prepares all triangles of a view. `facing` is the cosine between each vertex' smooth normal and the direction to the camera: at
 * the silhouette a triangle may face away while its smooth normal does not; an edge never counts as an inside.
 */
export function prepareTriangles(kit: Kit, at: ProjectedVertices, facing: Float32Array): Triangles {
  const { index, pieceOf, isRim } = kit
  const count = index.length / 3
  const inverseArea = new Float64Array(count)
  const surface = new Uint16Array(count)
  const { x, y } = at
  for (let t = 0; t < count; t++) {
    const a = index[3 * t]!
    const b = index[3 * t + 1]!
    const c = index[3 * t + 2]!
    const area = (x[b]! - x[a]!) * (y[c]! - y[a]!) - (x[c]! - x[a]!) * (y[b]! - y[a]!)
    if (Math.abs(area) < MIN_AREA) continue
    inverseArea[t] = 1 / area
    const isOutside = area < 0 || isRim[t] === 1 || facing[a]! + facing[b]! + facing[c]! > 0
    surface[t] = 2 * pieceOf[t]! + (isOutside ? 1 : 0)
  }
  return { inverseArea, surface }
}

/** Triangles by the bands of rows that they touch: band `i` has `list[start[i]]` up to `list[start[i + 1]]`. */
export interface Bands {
  readonly start: Uint32Array
  readonly list: Uint32Array
}

/** Sorts triangles into `count` bands from the top, `rows` samples high each. */
export function sortIntoBands(
  kit: Kit,
  { y }: ProjectedVertices,
  { inverseArea }: Triangles,
  { rows, count }: { readonly rows: number; readonly count: number },
): Bands {
  const { index } = kit
  const triangles = inverseArea.length
  // First and last band of each triangle; a triangle in none has its last before its first.
  const reach = new Int16Array(2 * triangles).fill(-1)
  const start = new Uint32Array(count + 1)
  for (let t = 0; t < triangles; t++) {
    if (inverseArea[t] === 0) continue
    const a = y[index[3 * t]!]!
    const b = y[index[3 * t + 1]!]!
    const c = y[index[3 * t + 2]!]!
    const first = Math.max(0, Math.floor(Math.min(a, b, c) / rows))
    const last = Math.min(count - 1, Math.floor(Math.max(a, b, c) / rows))
    reach[2 * t] = Math.min(first, count)
    reach[2 * t + 1] = last
    for (let band = first; band <= last; band++) start[band + 1]!++
  }
  for (let band = 0; band < count; band++) start[band + 1]! += start[band]!
  const list = new Uint32Array(start[count]!)
  const next = start.slice()
  for (let t = 0; t < triangles; t++) {
    if (inverseArea[t] === 0) continue
    for (let band = reach[2 * t]!; band <= reach[2 * t + 1]!; band++) list[next[band]!++] = t
  }
  return { start, list }
}
