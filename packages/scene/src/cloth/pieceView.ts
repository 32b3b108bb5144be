import type { Layer, PartStyle } from '@kitwright/design'
import type { PartArea, PartId, Piece } from '@kitwright/garment'
import { findPattern } from '@kitwright/library'
import type { Texture, WebGLRenderer } from 'three'
import { boxOf, type LayerPictures } from '../layers/layerPictures.ts'
import { createLayerSheet, type LayerSheet } from '../layers/layerSheet.ts'
import type { PieceMesh } from '../model/pieceMesh.ts'
import { createClothMaterial, type ClothMaterial, type SharedUniforms } from './clothMaterial.ts'
import { createDetailTexture, type DetailTexture } from './detailTexture.ts'
import type { FabricTexture } from './fabricTextures.ts'
import { MOST_SLOTS } from './groundShader.ts'
import type { PatternTiles } from './patternTiles.ts'
import { createPieceMeshes, type PieceMeshes } from './pieceMeshes.ts'
import { createRegionMask } from './regionMask.ts'
import { packSlot } from './slots.ts'
import { targetSize, type Fineness } from './targetSize.ts'

/** What all pieces of a stage draw with. */
export interface ClothKit {
  readonly renderer: WebGLRenderer
  readonly shared: SharedUniforms
  readonly blank: Texture
  readonly interlock: FabricTexture
  readonly rib: FabricTexture
  readonly tiles: PatternTiles
  readonly pictures: LayerPictures
  readonly fineness: Fineness
}

export interface PieceSource {
  readonly piece: Piece
  /** In drawing order: the whole piece, then its regions. */
  readonly areas: readonly PartArea[]
  readonly meshes: readonly PieceMesh[]
}

/** One piece on the garment: its meshes, its colours, its layers. */
export interface PieceView {
  readonly piece: Piece
  readonly areas: readonly PartArea[]
  readonly meshes: PieceMeshes
  readonly material: ClothMaterial
  readonly sheet: LayerSheet | null
  setPart(part: PartId, style: PartStyle): void
  setLayers(layers: readonly Layer[], isMoving: boolean): boolean
  /** True sizes and mipmaps after a movement. */
  sharpen(): void
  refreshLayers(isStale: (layer: Layer) => boolean): void
  highlight(target: { readonly part?: PartId; readonly layer?: string } | null, layers: readonly Layer[]): void
  setKnit(strength: number): void
  /** Grooves and stitches: the slowest part, so it is asked for once the garment is seen. */
  addDetails(): void
  /** Paints again what only the GPU had. */
  restore(): void
  dispose(): void
}

const GLOW = 0.14

export function createPieceView(kit: ClothKit, { piece, areas: all, meshes: sources }: PieceSource): PieceView {
  const areas = all.slice(0, MOST_SLOTS)
  const material = createClothMaterial(piece, Math.max(1, areas.length), kit.shared, kit.blank)
  const fabric = piece.isRib ? kit.rib : kit.interlock
  const meshes = createPieceMeshes(sources, material.lit)
  const regions = areas.length > 1 ? createRegionMask(piece, areas.slice(1)) : null
  if (regions) material.setRegions(regions)
  let sheet: LayerSheet | null = null
  let details: DetailTexture | null = null

  const showSheet = (): void =>
    material.setLayers(sheet && !sheet.isEmpty ? sheet.texture : null, !!sheet?.areMipmapsStale)

  const openSheet = (): LayerSheet => {
    const { layers, longestPx } = kit.fineness
    sheet = createLayerSheet(kit.renderer, kit.pictures, {
      box: piece.box,
      size: targetSize(piece.box, layers, longestPx),
    })
    return sheet
  }

  const addDetails = (): void => {
    if (details) return
    details = createDetailTexture(
      kit.renderer,
      piece,
      targetSize(piece.box, kit.fineness.details, kit.fineness.longestPx),
    )
    material.setDetail(details.texture)
  }

  return {
    piece,
    areas,
    meshes,
    material,
    get sheet() {
      return sheet
    },
    setPart(part, style) {
      const tileMm = style.pattern ? (findPattern(style.pattern.id)?.tileMm ?? null) : null
      const tile = style.pattern && tileMm ? kit.tiles.find(style.pattern.id) : null
      areas.forEach((area, i) => {
        if (area.part === part) material.setSlot(i, packSlot(style, area.frame, tileMm), tile)
      })
    },
    setLayers(layers, isMoving) {
      const own = piece.isRib ? [] : layers
      if (!sheet && own.length === 0) return false
      const isPainted = (sheet ?? openSheet()).setLayers(own, isMoving)
      showSheet()
      return isPainted
    },
    sharpen() {
      sheet?.sharpen()
      showSheet()
    },
    refreshLayers(isStale) {
      sheet?.refresh(isStale)
      showSheet()
    },
    highlight(target, layers) {
      areas.forEach((area, i) => material.setGlow(i, target?.part === area.part ? GLOW : 0))
      const marked = target?.layer
        ? layers.find(({ id, piece: on }) => id === target.layer && on === piece.id)
        : undefined
      if (!marked) return material.setMark(null)
      const { widthMm, heightMm } = boxOf(marked)
      const { xMm: x, yMm: y, rotationDeg } = marked
      material.setMark({ x, y, halfWidth: widthMm / 2, halfHeight: heightMm / 2, rotationDeg })
    },
    setKnit: strength => material.setKnit(fabric, strength),
    addDetails,
    restore() {
      sheet?.repaint()
      const hadDetails = details !== null
      details?.dispose()
      details = null
      if (hadDetails) addDetails()
      showSheet()
    },
    dispose() {
      meshes.dispose()
      material.dispose()
      regions?.texture.dispose()
      details?.dispose()
      sheet?.dispose()
    },
  }
}
