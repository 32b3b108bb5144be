import type { Layer } from '@kitwright/design'
import type { Piece } from '@kitwright/garment'
import { createLayerSheet, type LayerSheet } from '../../layers/layerSheet.ts'
import { targetSize } from '../../layers/targetSize.ts'
import type { ClothKit } from '../resources/clothKit.ts'
import type { ClothMaterial } from '../shading/clothMaterial.ts'

/** The layers on a piece's cloth. Their sheet is created with the first layer: most pieces have none. */
export interface PieceLayers {
  set(layers: readonly Layer[], isMoving: boolean): void
  prepare(layer: Layer): () => void
  /** Frees the place of an ink that was removed from the cloth's material. */
  rejoin(): void
  sharpen(): void
  refresh(isStale: (layer: Layer) => boolean): void
  repaint(): void
  dispose(): void
}

export function createPieceLayers(kit: ClothKit, piece: Piece, material: ClothMaterial): PieceLayers {
  const isPrinted = !piece.isRib && !piece.isTrim
  let sheet: LayerSheet | null = null

  const open = (): LayerSheet => {
    const { layers, longestPx } = kit.fineness
    sheet = createLayerSheet(kit.renderer, kit.pictures, {
      box: piece.box,
      size: targetSize(piece.box, layers, longestPx),
    })
    return sheet
  }
  const show = (): void => material.setLayers(sheet && !sheet.isEmpty ? sheet : null)

  return {
    set(layers, isMoving) {
      const own = isPrinted ? layers : []
      if (!sheet && own.length === 0) return
      const mayTakeOut = material.hasRoomForInk()
      ;(sheet ?? open()).setLayers(own, { isMoving, mayTakeOut })
      show()
    },
    prepare: layer => (isPrinted ? (sheet ?? open()).prepare(layer) : () => {}),
    rejoin() {
      if (!sheet?.ink) return
      sheet.rejoin()
      show()
    },
    sharpen() {
      sheet?.sharpen()
      show()
    },
    refresh(isStale) {
      sheet?.refresh(isStale)
      show()
    },
    repaint() {
      sheet?.repaint()
      show()
    },
    dispose: () => sheet?.dispose(),
  }
}
