import { assetKey, hasAnyKnockout, paintedLayers } from '@kitwright/artwork'
import { cachedLayerSize } from '@kitwright/artwork/browser'
import { partStyleOf, type DesignDocument, type Layer } from '@kitwright/design'
import type { Garment, ClothSurface, PartId } from '@kitwright/garment'
import type { SharedUniforms } from '../../garmentMaterial/shading/clothMaterial.ts'
import { setFabricColour } from '../../garmentMaterial/shading/fabricColour.ts'
import type { PieceView } from '../../garmentMaterial/pieces/pieceView.ts'
import { diffDocuments, diffLayers } from '../../document/diff.ts'
import type { ModelView } from '../../model/modelView.ts'
import { createPendingLayers } from './pendingLayers.ts'
import type { Resources } from './resources.ts'
import type { WornModels } from './wornModels.ts'

/** Applies the colours and layers of a document to the models on stage. */
export interface Dresser {
  readonly document: DesignDocument | null
  /** Returns the layers on a piece, bottom first, with those that reach onto it over its seams. */
  layersOn(piece: string): readonly Layer[]
  setMaterial(material: ClothSurface): void
  /** Paints models that are not on stage yet in their final colours. */
  prepare(models: readonly ModelView[], next: DesignDocument): void
  /** Repaints the differences from the last document. The models must be on stage. */
  dress(next: DesignDocument, isMoving: boolean): void
  /** Repaints layers that waited for a font. */
  fontLoaded(): void
  imageLoaded(key: string): void
  tileLoaded(): void
  /**
   * Draws the layers that have become ready: their pictures a few at a time, so as not to block the page, the cloth
   * once. False if there were none.
   */
  revealAll(): Promise<boolean>
}

export interface DresserOptions {
  readonly garment: Garment
  readonly resources: Resources
  readonly shared: SharedUniforms
  readonly material: ClothSurface
}

const on = (piece: string, layers: readonly Layer[]): readonly Layer[] => layers.filter(l => l.piece === piece)

function dressPiece(view: PieceView, next: DesignDocument, layers: readonly Layer[]): void {
  for (const { part } of view.areas) view.setPart(part, partStyleOf(next, part))
  view.setLayers(on(view.piece.id, layers), false)
}

function setParts(worn: WornModels, parts: readonly PartId[], next: DesignDocument): void {
  for (const part of parts) {
    const style = partStyleOf(next, part)
    for (const { view } of worn.pieces()) view.setPart(part, style)
  }
}

/** Returns whether both documents paint the same layers. Knock-outs take the colours of the parts below them. */
const isPaintedAlike = (before: DesignDocument | null, next: DesignDocument): boolean =>
  before?.layers === next.layers &&
  before.options === next.options &&
  before.piping === next.piping &&
  (before.parts === next.parts || (!hasAnyKnockout(before) && !hasAnyKnockout(next)))

export function createDresser(worn: WornModels, { garment, resources, shared, ...of }: DresserOptions): Dresser {
  let document: DesignDocument | null = null
  let material = of.material
  /** The drawn layers: those with loaded fonts, and their continuations across seams. */
  let drawn: readonly Layer[] = []

  const pendingLayers = createPendingLayers({
    layers: () => (worn.isDisposed ? [] : (document?.layers ?? [])),
    isReady: resources.isReady,
    prepare: layer => worn.find(layer.piece)?.view.prepare(layer) ?? (() => {}),
    draw: () => void (worn.isDisposed || drawAgain()),
  })

  const layersOf = (next: DesignDocument): readonly Layer[] => {
    const layers = next.layers.filter(layer => resources.isReady(layer) && pendingLayers.isRevealed(layer))
    return paintedLayers({ ...next, layers }, { garment, sizeOf: cachedLayerSize, layPiping: resources.layPiping })
  }
  const drawAgain = (): void => {
    if (!document) return
    drawn = layersOf(document)
    for (const { view } of worn.pieces()) view.setLayers(on(view.piece.id, drawn), false)
  }

  return {
    get document() {
      return document
    },
    layersOn: piece => on(piece, drawn),
    setMaterial(next) {
      material = next
      for (const { view } of worn.pieces()) view.setMaterial(next)
    },
    prepare(models, next) {
      setFabricColour(shared, next.fabric.colour)
      const layers = layersOf(next)
      for (const { pieces } of models)
        for (const { view } of pieces.values()) {
          view.setMaterial(material)
          dressPiece(view, next, layers)
        }
    },
    dress(next, isMoving) {
      const { parts, isFabricChanged } = diffDocuments(document, next, garment.parts)
      // The layers of a newly opened design all come in at once, see `revealAll`.
      if (document && document.layers !== next.layers) pendingLayers.revealSome(next.layers)
      const layers = isPaintedAlike(document, next) ? drawn : layersOf(next)
      const changed = diffLayers(drawn, layers)
      document = next
      drawn = layers
      if (isFabricChanged) setFabricColour(shared, next.fabric.colour)
      setParts(worn, parts, next)
      for (const id of changed.keys()) worn.find(id)?.view.setLayers(on(id, layers), isMoving)
    },
    fontLoaded: drawAgain,
    imageLoaded(key) {
      // A layer whose picture was replaced has been off the cloth since.
      drawAgain()
      for (const { view } of worn.pieces())
        view.refreshLayers(layer => layer.kind === 'image' && assetKey(layer.asset) === key)
    },
    tileLoaded() {
      if (document) setParts(worn, garment.parts, document)
    },
    revealAll: pendingLayers.revealAll,
  }
}
