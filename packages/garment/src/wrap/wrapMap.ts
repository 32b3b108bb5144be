import type { Box, Point } from '@kitwright/measure'
import { type Band, straightBands } from './wrapBands.ts'
import { createLocator, type Locator } from './meshLocator.ts'
import { unpackMesh, type WrapMesh } from './packMesh.ts'
import type { Wraps } from './types.ts'

/** The map from points of a piece to points of the flattened garment. */
export interface WrapMap {
  /** Box of the model's body on the table, mm. */
  readonly frame: Box
  /** Ordered by height: the triangles of a mesh, or for a front or back the whole plane in bands. */
  readonly cells: WrapCells
}

export type WrapCells =
  | { readonly kind: 'bands'; readonly bands: readonly Band[] }
  | { readonly kind: 'mesh'; readonly mesh: WrapMesh }

/** Returns the wrap map of a model's piece; null for one that stays out. */
export function wrapMapOf(wraps: Wraps, at: { readonly model: string; readonly piece: string }): WrapMap | null {
  const model = wraps.models[at.model]
  const way = model?.pieces[at.piece]
  if (!model || way === undefined) return null
  const { frame } = model
  if (typeof way === 'string')
    return { frame, cells: { kind: 'bands', bands: straightBands(way === 'front' ? 1 : -1) } }
  return { frame, cells: { kind: 'mesh', mesh: unpackMesh(wraps.meshes[way.mesh]!, way.isMirrored) } }
}

const locators = new WeakMap<WrapMesh, Map<0 | 2, Locator>>()

/** Locators are created on first use, since many meshes are never used. */
function locatorOf(mesh: WrapMesh, own: 0 | 2): Locator {
  const ofMesh = locators.get(mesh) ?? new Map<0 | 2, Locator>()
  locators.set(mesh, ofMesh)
  const locator = ofMesh.get(own) ?? createLocator(mesh, own)
  ofMesh.set(own, locator)
  return locator
}

/** Returns the position on the table of a point on the piece; beside the piece it extends the nearest triangle. */
export function toTable({ cells }: WrapMap, at: Point): Point {
  if (cells.kind === 'mesh') return locatorOf(cells.mesh, 0)(at) ?? at
  const { scaleX, scaleY, shiftY } = cells.bands.find(({ toY }) => at.y < toY) ?? cells.bands.at(-1)!
  return { x: at.x * scaleX, y: at.y * scaleY + shiftY }
}

/** Maps a point of the flattened garment to the piece. Beside the piece its nearest triangle is extended. */
export function fromTable({ cells }: WrapMap, at: Point): Point {
  if (cells.kind === 'mesh') return locatorOf(cells.mesh, 2)(at) ?? at
  const band = cells.bands.find(({ toY, scaleY, shiftY }) => at.y < toY * scaleY + shiftY) ?? cells.bands.at(-1)!
  return { x: at.x / band.scaleX, y: (at.y - band.shiftY) / band.scaleY }
}
