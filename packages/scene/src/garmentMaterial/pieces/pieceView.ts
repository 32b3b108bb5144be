import { isInOwnColours, seenPatterns, type Layer, type PartStyle, type PatternUse } from '@kitwright/design'
import {
  inkTilesOf,
  maskOn,
  originalLayerId,
  placeArea,
  patternsOnPiece,
  type PieceMask,
  type PlacedArea,
} from '@kitwright/artwork'
import { cachedLayerSize } from '@kitwright/artwork/browser'
import type { Garment, GarmentOptions, ClothSurface, PartArea, PartId, Piece } from '@kitwright/garment'
import { toTable, type WrapMap } from '@kitwright/garment/wrap'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { clothOf, type ClothId, WEAVES } from '@kitwright/portrait/studio'
import type { Texture } from 'three'
import type { PieceMesh } from '../../pieceMesh.ts'
import type { ClothKit } from '../resources/clothKit.ts'
import { createClothMaterial, type ClothMaterial } from '../shading/clothMaterial.ts'
import { createEdgeTexture } from '../fabric/edgeTexture.ts'
import { MAX_SLOTS } from '../shading/groundShader.ts'
import { createPieceLayers } from './pieceLayers.ts'
import { createPieceMeshes, type PieceMeshes, type TableAt } from './pieceMeshes.ts'
import { createRegionMask, type RegionMask } from '../shading/regionMask.ts'
import { slotsOf } from '../shading/slotCount.ts'
import { packSlot, type PatternWithTileSize } from '../shading/packSlots.ts'
import type { PatternTiles } from '../resources/patternTiles.ts'

export interface PieceSource {
  readonly piece: Piece
  /** In drawing order: the whole piece, then its regions. */
  readonly areas: readonly PartArea[]
  /** The meshes of the light level. */
  readonly meshes: readonly PieceMesh[]
  readonly garment: Garment
  readonly options: GarmentOptions
}

/** One piece on the garment with its meshes, colours and layers. */
export interface PieceView {
  readonly piece: Piece
  readonly areas: readonly PartArea[]
  readonly meshes: PieceMeshes
  readonly material: ClothMaterial
  setPart(part: PartId, style: PartStyle): void
  setLayers(layers: readonly Layer[], isMoving: boolean): void
  /** Draws a layer's picture ahead of `setLayers`. The returned function releases it. */
  prepare(layer: Layer): () => void
  /** Restores true sizes and mipmaps after a movement. */
  sharpen(): void
  refreshLayers(isStale: (layer: Layer) => boolean): void
  highlight(target: { readonly part?: PartId; readonly layer?: string } | null, layers: readonly Layer[]): void
  setMaterial(material: ClothSurface): void
  /** Visibility of the weave, 0-1. */
  setKnit(strength: number): void
  /** Adds hems, seams and stitches, in some milliseconds: call it once the garment is visible. */
  addDetails(): void
  /** Repaints content that existed only on the GPU. */
  restore(): void
  dispose(): void
}

const GLOW = 0.14

/** Creates the piece's weave and its visible strength. */
function createWeaving(
  kit: ClothKit,
  piece: Piece,
  material: ClothMaterial,
): Pick<PieceView, 'setMaterial' | 'setKnit'> {
  let fabric: ClothId = 'knit'
  let strength = 0
  const show = (): void => {
    const seen = WEAVES[fabric]?.isCoarse ? 1 : strength
    material.setWeave(seen > 0 ? kit.weaves.find(fabric) : null, fabric, seen)
  }
  return {
    setMaterial(cloth) {
      fabric = clothOf(piece, cloth)
      material.setCloth(fabric)
      show()
    },
    setKnit(next) {
      if (next === strength) return
      strength = next
      show()
    },
  }
}

/** Hems, seams and stitches, created on request. */
interface Details {
  add(): void
  dispose(): void
}

function createDetails(piece: Piece, material: ClothMaterial): Details {
  let made: Texture | null = null
  return {
    add() {
      if (made || piece.isTrim) return
      made = createEdgeTexture(piece)
      material.setEdges(made)
    },
    dispose: () => made?.dispose(),
  }
}

/** Returns the frame around a highlighted layer. */
function markOf(layer: Layer): Parameters<ClothMaterial['setMark']>[0] {
  const { widthMm, heightMm } = cachedLayerSize(layer)
  const { xMm: x, yMm: y, rotationDeg } = layer
  return { x, y, halfWidth: widthMm / 2, halfHeight: heightMm / 2, rotationDeg }
}

/** The areas by place, and where patterns appear in them. */
interface Regions {
  mask(indices: readonly number[], mask: PieceMask | null): void
  dispose(): void
}

function createRegions(piece: Piece, areas: readonly PartArea[], material: ClothMaterial): Regions {
  const masks = areas.map((): PieceMask | null => null)
  let drawn: RegionMask | null = null
  const draw = (): void => {
    drawn?.texture.dispose()
    drawn = createRegionMask({ piece, areas, masks })
    material.setRegions(drawn)
  }
  if (areas.length > 1) draw()
  return {
    mask(indices, mask) {
      if (indices.every(i => masks[i] === mask)) return
      for (const i of indices) masks[i] = mask
      draw()
    },
    dispose: () => drawn?.texture.dispose(),
  }
}

type PatternWithTexture = PatternWithTileSize & { readonly tile: Texture }

/** Returns a pattern with its tile; null while the tile loads. A motif that is being edited keeps its previous tile. */
function patternedBy(
  use: PatternUse,
  placed: PlacedArea,
  {
    tiles,
    before,
  }: { readonly tiles: Pick<PatternTiles, 'find'>; readonly before: PatternWithTexture | null | undefined },
): PatternWithTexture | null {
  const inks = inkTilesOf(use, placed)
  const found = inks.length > 0 ? tiles.find(inks.map(({ id }) => id)) : null
  const isAlike =
    before?.use.motif?.kind === use.motif?.kind && isInOwnColours(before?.use ?? {}) === isInOwnColours(use)
  const tile = found ?? (use.motif && isAlike ? before!.tile : null)
  return tile && { use, tileMm: inks[0]!.tileMm, tile }
}

const tableAt =
  ({ box }: Piece, wrap: WrapMap): TableAt =>
  (u, v) =>
    toTable(wrap, { x: box[0] + u * boxWidth(box), y: box[1] + v * boxHeight(box) })

export function createPieceView(kit: ClothKit, source: PieceSource): PieceView {
  const { piece, areas: all, meshes: sources } = source
  const areas = all.slice(0, MAX_SLOTS)
  const material = createClothMaterial(piece, slotsOf(source.garment, source.options), kit.shared, kit.blank)
  const meshes = createPieceMeshes(sources, material.lit)
  const regions = createRegions(piece, areas, material)
  const layers = createPieceLayers(kit, piece, material)
  const details = createDetails(piece, material)
  const tiled: (readonly (PatternWithTexture | null)[])[] = []

  return {
    piece,
    areas,
    meshes,
    material,
    ...createWeaving(kit, piece, material),
    setPart(part, style) {
      const indices = areas.flatMap((area, i) => (area.part === part ? [i] : []))
      if (indices.length === 0) return
      const mask = maskOn(style, piece.id)
      regions.mask(indices, mask)
      const isComing = style.span === 'garment' && !kit.tables.has(source.garment.id)
      const seen = isComing ? [] : patternsOnPiece(seenPatterns(style), piece.id)
      for (const i of indices) {
        const placed = placeArea({ ...source, span: style.span }, areas[i]!)
        if (placed.wrap) meshes.setTable(tableAt(piece, placed.wrap))
        // Tiles that are still loading are missing here.
        tiled[i] = seen.map((use, k) => patternedBy(use, placed, { tiles: kit.tiles, before: tiled[i]?.[k] }))
        const patterned = tiled[i].filter(each => each !== null)
        const slot = { ...packSlot(style.fill, placed, patterned), isMasked: mask !== null && patterned.length > 0 }
        const tiles = patterned.map(({ tile }) => tile)
        material.setSlot(i, slot, tiles)
      }
      if (!material.hasRoomForInk()) layers.rejoin()
    },
    setLayers: layers.set,
    prepare: layers.prepare,
    sharpen: layers.sharpen,
    refreshLayers: layers.refresh,
    highlight(target, shown) {
      areas.forEach((area, i) => material.setGlow(i, target?.part === area.part ? GLOW : 0))
      const marked = target?.layer
        ? shown.find(({ id, piece: on }) => originalLayerId(id) === target.layer && on === piece.id)
        : undefined
      material.setMark(marked ? markOf(marked) : null)
    },
    addDetails: details.add,
    restore: layers.repaint,
    dispose() {
      meshes.dispose()
      material.dispose()
      regions.dispose()
      details.dispose()
      layers.dispose()
    },
  }
}
