import type { ArtworkWindow } from '../artwork.ts'
import type { Kit } from '../model/kit.ts'
import type { Coverage } from './coverage.ts'
import type { ProjectedVertices } from './project.ts'
import type { Triangles } from './triangles.ts'

/** The visible artwork of a view. */
export interface VisibleArtwork {
  /** By piece; null where none of it is visible. */
  readonly windows: readonly (ArtworkWindow | null)[]
  /** By triangle: how many times half as fine a copy has one texel per sample. */
  readonly level: Uint8Array
}

interface ViewedKit {
  readonly kit: Kit
  readonly at: ProjectedVertices
  readonly triangles: Triangles
  readonly coverage: Coverage
}

const COARSEST = 6
/** Texels around what is visible, which coarse copies mix in. */
const SPARE = 4

type Size = Pick<ArtworkWindow, 'widthPx' | 'heightPx'>

function levelsOf({ kit: { index, uv, pieceOf }, triangles, coverage }: ViewedKit, sizes: readonly Size[]): Uint8Array {
  const { isSeen } = coverage
  const level = new Uint8Array(isSeen.length)
  for (let t = 0; t < isSeen.length; t++) {
    if (isSeen[t] === 0) continue
    const a = 2 * index[3 * t]!
    const b = 2 * index[3 * t + 1]!
    const c = 2 * index[3 * t + 2]!
    const { widthPx, heightPx } = sizes[pieceOf[t]!]!
    const across = (uv[b]! - uv[a]!) * (uv[c + 1]! - uv[a + 1]!) - (uv[c]! - uv[a]!) * (uv[b + 1]! - uv[a + 1]!)
    const perSample = Math.abs(across * triangles.inverseArea[t]!) * widthPx * heightPx
    level[t] = Math.max(0, Math.min(COARSEST, Math.round(0.5 * Math.log2(Math.max(perSample, 1e-9)))))
  }
  return level
}

/** Determines which part of each piece's artwork a view shows, and how finely. `sizes` are those of the pieces' whole artwork. */
export function findVisibleArtwork(view: ViewedKit, sizes: readonly Size[]): VisibleArtwork {
  const { kit, coverage } = view
  const { index, uv, pieceOf } = kit
  const boxes = sizes.map(() => Float64Array.of(Infinity, Infinity, -Infinity, -Infinity))
  for (let t = 0; t < coverage.isSeen.length; t++) {
    if (coverage.isSeen[t] === 0) continue
    const box = boxes[pieceOf[t]!]!
    for (let corner = 3 * t; corner < 3 * t + 3; corner++) {
      const u = uv[2 * index[corner]!]!
      const v = uv[2 * index[corner]! + 1]!
      if (u < box[0]!) box[0] = u
      if (v < box[1]!) box[1] = v
      if (u > box[2]!) box[2] = u
      if (v > box[3]!) box[3] = v
    }
  }
  const windows = sizes.map(({ widthPx, heightPx }, piece) => {
    const [u0, v0, u1, v1] = boxes[piece] as unknown as [number, number, number, number]
    if (u0 > u1) return null
    const low = (u: number, size: number): number => Math.max(0, Math.min(size - 1, Math.floor(u * size) - SPARE))
    const high = (u: number, size: number): number => Math.max(1, Math.min(size, Math.ceil(u * size) + SPARE))
    return {
      left: low(u0, widthPx),
      top: low(v0, heightPx),
      right: high(u1, widthPx),
      bottom: high(v1, heightPx),
      widthPx,
      heightPx,
    }
  })
  return { windows, level: levelsOf(view, sizes) }
}
