import type { Layer, PartStyle } from '@kitwright/design'
import { originOf, placeArea } from '@kitwright/artwork'
import { shownSize } from '@kitwright/artwork/browser'
import type { Garment, GarmentOptions, Material, PartArea, PartId, Piece } from '@kitwright/garment'
import { findPattern } from '@kitwright/library'
import { createLayerSheet, type LayerSheet } from '../layers/layerSheet.ts'
import type { PieceMesh } from '../model/pieceMesh.ts'
import type { ClothKit } from './clothKit.ts'
import { createClothMaterial, type ClothMaterial } from './clothMaterial.ts'
import { createDetailTexture, type DetailTexture } from './detailTexture.ts'
import { lookOf, type FabricId } from './fabricTextures.ts'
import { MOST_SLOTS } from './groundShader.ts'
import { createPieceMeshes, type PieceMeshes } from './pieceMeshes.ts'
import { createRegionMask } from './regionMask.ts'
import { slotsOf } from './slotCount.ts'
import { packSlot } from './slots.ts'
import { targetSize } from './targetSize.ts'

export interface PieceSource {
  readonly piece: Piece
  /** In drawing order: the whole piece, then its regions. */
  readonly areas: readonly PartArea[]
  /** The light level's. */
  readonly meshes: readonly PieceMesh[]
  readonly garment: Garment
  readonly options: GarmentOptions
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
  /** Draws a layer's picture ahead of `setLayers`; what it answers gives it back. */
  prepare(layer: Layer): () => void
  /** True sizes and mipmaps after a movement. */
  sharpen(): void
  refreshLayers(isStale: (layer: Layer) => boolean): void
  highlight(target: { readonly part?: PartId; readonly layer?: string } | null, layers: readonly Layer[]): void
  setMaterial(material: Material): void
  /** How much of the weave is seen, 0-1. */
  setKnit(strength: number): void
  /** Grooves and stitches: the slowest part, so it is asked for once the garment is seen. */
  addDetails(): void
  /** Paints again what only the GPU had. */
  restore(): void
  dispose(): void
}

const GLOW = 0.14

export function createPieceView(kit: ClothKit, source: PieceSource): PieceView {
  const { piece, areas: all, meshes: sources } = source
  const areas = all.slice(0, MOST_SLOTS)
  const material = createClothMaterial(piece, slotsOf(source.garment, source.options), kit.shared, kit.blank)
  const isPrinted = !piece.isRib && !piece.isTrim
  let fabric: FabricId = 'knit'
  let knit = 0
  const meshes = createPieceMeshes(sources, material.lit)
  const regions = areas.length > 1 ? createRegionMask(piece, areas.slice(1)) : null
  if (regions) material.setRegions(regions)
  let sheet: LayerSheet | null = null
  let details: DetailTexture | null = null

  const showSheet = (): void =>
    material.setLayers(sheet && !sheet.isEmpty ? sheet.texture : null, !!sheet?.areMipmapsStale)

  const showWeave = (): void => material.setWeave(knit > 0 ? kit.weaves.find(fabric) : null, lookOf(fabric), knit)

  const openSheet = (): LayerSheet => {
    const { layers, longestPx } = kit.fineness
    sheet = createLayerSheet(kit.renderer, kit.pictures, {
      box: piece.box,
      size: targetSize(piece.box, layers, longestPx),
    })
    return sheet
  }

  const addDetails = (): void => {
    if (details || piece.isTrim) return
    details = createDetailTexture(
      kit.slopes,
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
        if (area.part !== part) return
        const placed = placeArea({ ...source, isContinuous: style.isContinuous }, area)
        material.setSlot(i, packSlot(style, placed, tileMm), tile)
      })
    },
    setLayers(layers, isMoving) {
      const own = isPrinted ? layers : []
      if (!sheet && own.length === 0) return false
      const isPainted = (sheet ?? openSheet()).setLayers(own, isMoving)
      showSheet()
      return isPainted
    },
    prepare: layer => (isPrinted ? (sheet ?? openSheet()).prepare(layer) : () => {}),
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
        ? layers.find(({ id, piece: on }) => originOf(id) === target.layer && on === piece.id)
        : undefined
      if (!marked) return material.setMark(null)
      const { widthMm, heightMm } = shownSize(marked)
      const { xMm: x, yMm: y, rotationDeg } = marked
      material.setMark({ x, y, halfWidth: widthMm / 2, halfHeight: heightMm / 2, rotationDeg })
    },
    setMaterial(cloth) {
      fabric = piece.isTrim ? 'trim' : piece.isRib ? 'rib' : cloth
      material.setLook(lookOf(fabric))
      showWeave()
    },
    setKnit(strength) {
      if (strength === knit) return
      knit = strength
      showWeave()
    },
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
