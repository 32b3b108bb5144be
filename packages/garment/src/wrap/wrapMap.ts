import type { Box, Point } from '@kitwright/measure'
import { createLocator, type Locator } from './meshLocator.ts'
import { unpackMesh, type WrapMesh } from './packing.ts'
import type { Wraps, WrapScale } from './types.ts'
import type { Size } from '../vocabulary.ts'

/** The way from places on a piece to places on the table. */
export interface WrapMap {
  /** Of the model: its body on the table, mm. */
  readonly frame: Box
  /** Ordered by height; of a mesh the triangles, of a front or back the whole plane in two bands. */
  readonly cells: WrapCells
}

export type WrapCells =
  | { readonly kind: 'bands'; readonly bands: readonly Band[] }
  | { readonly kind: 'mesh'; readonly mesh: WrapMesh }

/** Down to a height of the piece: X = x · scaleX, Y = y · scaleY + shiftY. */
export interface Band {
  readonly toY: number
  readonly scaleX: number
  readonly scaleY: number
  readonly shiftY: number
}

function bandsOf([half, level, hem]: WrapScale, [baseHalf, baseLevel, baseHem]: WrapScale, side: 1 | -1): Band[] {
  const scaleX = (side * baseHalf) / half
  const [above, below] = [baseLevel / level, (baseHem - baseLevel) / (hem - level)]
  if (above === 1 && below === 1) return [{ toY: Infinity, scaleX, scaleY: 1, shiftY: 0 }]
  return [
    { toY: level, scaleX, scaleY: above, shiftY: 0 },
    { toY: Infinity, scaleX, scaleY: below, shiftY: baseLevel - level * below },
  ]
}

/** How a piece of a model lies on the table; null for one that stays out. Throws for a size that the file does not have. */
export function wrapMapOf(
  wraps: Wraps,
  { model, piece, size = 'M' }: { readonly model: string; readonly piece: string; readonly size?: Size },
): WrapMap | null {
  const found = wraps.models[model]
  const how = found?.pieces[piece]
  if (!found || how === undefined) return null
  const at = wraps.sizes.indexOf(size)
  if (at === -1) throw new Error(`garment ${wraps.garment} is not laid out in size ${size}`)
  if (typeof how === 'object') {
    const mesh = unpackMesh(wraps.meshes[how.meshes[at]!]!, how.isMirrored)
    return { frame: found.frame, cells: { kind: 'mesh', mesh } }
  }
  const base = found.bands[wraps.sizes.indexOf('M')]!
  const bands = bandsOf(found.bands[at]!, base, how === 'front' ? 1 : -1)
  return { frame: found.frame, cells: { kind: 'bands', bands } }
}

const locators = new WeakMap<WrapMesh, Map<0 | 2, Locator>>()

/** Made when first asked for: of many meshes nobody asks. */
function locatorOf(mesh: WrapMesh, own: 0 | 2): Locator {
  const ofMesh = locators.get(mesh) ?? new Map<0 | 2, Locator>()
  locators.set(mesh, ofMesh)
  const locator = ofMesh.get(own) ?? createLocator(mesh, own)
  ofMesh.set(own, locator)
  return locator
}

/** Where a place on the piece lies on the table; beside the piece as its nearest triangle goes on. */
export function toTable({ cells }: WrapMap, at: Point): Point {
  if (cells.kind === 'mesh') return locatorOf(cells.mesh, 0)(at) ?? at
  const { scaleX, scaleY, shiftY } = cells.bands.find(({ toY }) => at.y < toY) ?? cells.bands.at(-1)!
  return { x: at.x * scaleX, y: at.y * scaleY + shiftY }
}

/** The place on the piece that lies there on the table; beside the piece as its nearest triangle goes on. */
export function fromTable({ cells }: WrapMap, at: Point): Point {
  if (cells.kind === 'mesh') return locatorOf(cells.mesh, 2)(at) ?? at
  const band = cells.bands.find(({ toY, scaleY, shiftY }) => at.y < toY * scaleY + shiftY) ?? cells.bands.at(-1)!
  return { x: at.x / band.scaleX, y: (at.y - band.shiftY) / band.scaleY }
}
