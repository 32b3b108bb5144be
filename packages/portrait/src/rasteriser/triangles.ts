import type { Kit } from '../model/kit.ts'
import type { LitVertices } from '../light/lightVertices.ts'
import type { ProjectedVertices } from './project.ts'

/** Data that shading needs of a triangle, computed once per view. */
export interface Triangles {
  /** 1 / twice the signed area, samples; 0 for an edge-on triangle, which is not drawn. */
  readonly inverseArea: Float64Array
  /** 1 where the cloth's outside is visible. */
  readonly isOutside: Uint8Array
  /** log2 of texels per sample, 0 where there is less than one. */
  readonly level: Uint8Array
}

/** Returns the texels of a whole piece, width times height. */
export type TexelsOf = (piece: string) => number

/** Area below which a triangle counts as empty, samples². */
const MIN_AREA = 1e-9
const COARSEST = 6

/** At the silhouette a triangle may face away while its smooth normal does not; an edge never counts as an inside. */
function isSeenOutside(kit: Kit, facing: Float32Array, t: number, area: number): boolean {
  if (area < 0 || kit.isRim[t]) return true
  return facing[kit.index[3 * t]!]! + facing[kit.index[3 * t + 1]!]! + facing[kit.index[3 * t + 2]!]! > 0
}

export function prepareTriangles(kit: Kit, at: ProjectedVertices, lit: LitVertices, texelsOf: TexelsOf): Triangles {
  const { index, uv, pieceOf, pieces } = kit
  const count = index.length / 3
  const prepared = {
    inverseArea: new Float64Array(count),
    isOutside: new Uint8Array(count),
    level: new Uint8Array(count),
  }
  const texels = pieces.map(texelsOf)
  for (let t = 0; t < count; t++) {
    const [a, b, c] = [index[3 * t]!, index[3 * t + 1]!, index[3 * t + 2]!]
    const area = (at.x[b]! - at.x[a]!) * (at.y[c]! - at.y[a]!) - (at.x[c]! - at.x[a]!) * (at.y[b]! - at.y[a]!)
    if (Math.abs(area) < MIN_AREA) continue
    prepared.inverseArea[t] = 1 / area
    prepared.isOutside[t] = isSeenOutside(kit, lit.facing, t, area) ? 1 : 0
    const [u1, v1] = [uv[2 * b]! - uv[2 * a]!, uv[2 * b + 1]! - uv[2 * a + 1]!]
    const [u2, v2] = [uv[2 * c]! - uv[2 * a]!, uv[2 * c + 1]! - uv[2 * a + 1]!]
    const perSample = (Math.abs(u1 * v2 - u2 * v1) * texels[pieceOf[t]!]!) / Math.abs(area)
    prepared.level[t] = Math.max(0, Math.min(COARSEST, Math.round(0.5 * Math.log2(Math.max(perSample, 1e-9)))))
  }
  return prepared
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
  const eachBand = (act: (band: number, triangle: number) => void): void => {
    for (let t = 0; t < inverseArea.length; t++) {
      if (inverseArea[t] === 0) continue
      const [a, b, c] = [y[index[3 * t]!]!, y[index[3 * t + 1]!]!, y[index[3 * t + 2]!]!]
      const first = Math.max(0, Math.floor(Math.min(a, b, c) / rows))
      const last = Math.min(count - 1, Math.floor(Math.max(a, b, c) / rows))
      for (let band = first; band <= last; band++) act(band, t)
    }
  }
  const start = new Uint32Array(count + 1)
  eachBand(band => start[band + 1]!++)
  for (let band = 0; band < count; band++) start[band + 1]! += start[band]!
  const list = new Uint32Array(start[count]!)
  const next = start.slice()
  eachBand((band, t) => (list[next[band]!++] = t))
  return { start, list }
}
