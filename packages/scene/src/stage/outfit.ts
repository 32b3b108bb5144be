import { assetKey } from '@kitwright/artwork'
import { styleOf, type DesignDocument, type Layer } from '@kitwright/design'
import { modelsOf, type Garment, type PartId } from '@kitwright/garment'
import { clamp } from '@kitwright/measure'
import { Box3, Group, Vector3 } from 'three'
import { setFabricColour } from '../cloth/clothMaterial.ts'
import type { ClothKit } from '../cloth/pieceView.ts'
import { diffDocuments, layersOn } from '../document/diff.ts'
import { forgetBox } from '../layers/layerPictures.ts'
import { createModelView, type ModelView, type WornPiece } from '../model/modelView.ts'
import { lightIndices } from '../model/lightLevel.ts'
import { createContactShadow, type ContactShadow } from '../view/contactShadow.ts'
import type { Resources } from './resources.ts'

export interface OutfitOptions {
  readonly kit: ClothKit
  readonly garment: Garment
  readonly modelUrl: (glb: string) => string
  readonly resources: Resources
}

/** What is worn: the models of the document's variant, dressed in its colours and layers. */
export interface Outfit {
  readonly group: Group
  readonly document: DesignDocument | null
  readonly triangles: number
  readonly bounds: Box3
  pieces(): Iterable<WornPiece>
  find(piece: string): WornPiece | undefined
  /** Loads the variant's models if they are not on; nothing seen changes meanwhile. True when others are worn now. */
  wear(document: DesignDocument): Promise<boolean>
  /** Repaints what differs from the last document. The models must be on. */
  dress(document: DesignDocument, isMoving: boolean): void
  areModelsOn(document: DesignDocument): boolean
  /** Something that layers waited for has come. */
  fontCame(font: string): void
  imageCame(key: string): void
  tileCame(): void
  /** The light level, then stitches, one piece at a time and when the page is idle; calls back after each. */
  addDetails(afterEach: () => void): Promise<void>
  /** Sets pieces to be drawn nearest first, so that hidden cloth is not shaded, and lighter where they are small on screen. */
  look(from: Vector3, pxPerMm: number): void
  sharpen(): void
  restore(): void
  dispose(): void
}

function boundsOf(models: readonly ModelView[]): Box3 {
  const bounds = new Box3()
  const point = new Vector3()
  for (const { meshes } of models)
    for (const { position } of meshes)
      for (let i = 0; i < position.length; i += 3) bounds.expandByPoint(point.fromArray(position, i))
  return bounds
}

/** How much of the knit is looked up: none where a loop is smaller than two pixels. */
const knitStrength = (pxPerMm: number): number => clamp((pxPerMm - 1.3) / 1.6, 0, 1)

const IDLE_MS = 400

/** Safari has no idle callback. */
const idle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, IDLE_MS / 10)
  })

export function createOutfit({ kit, garment, modelUrl, resources }: OutfitOptions): Outfit {
  const group = new Group()
  let models: readonly ModelView[] = []
  let worn = new Map<string, WornPiece>()
  let shadow: ContactShadow | null = null
  let bounds = new Box3()
  let document: DesignDocument | null = null
  let isDisposed = false

  const idsOf = (next: DesignDocument): string =>
    modelsOf(garment, next.options)
      .map(({ id }) => id)
      .join()

  const layersFor = (piece: string, of: DesignDocument): readonly Layer[] =>
    layersOn(of, piece).filter(layer => resources.isReady(layer))

  const dressPiece = ({ view }: WornPiece, next: DesignDocument): void => {
    for (const { part } of view.areas) view.setPart(part, styleOf(next, part))
    view.setLayers(layersFor(view.piece.id, next), false)
  }

  const put = (next: readonly ModelView[]): void => {
    for (const model of models) if (!next.includes(model)) model.dispose()
    models = next
    worn = new Map(next.flatMap(model => [...model.pieces]))
    const meshes = next.flatMap(model => model.meshes)
    shadow?.dispose()
    shadow = createContactShadow(meshes)
    bounds = boundsOf(next)
    group.clear()
    group.add(shadow.mesh, ...[...worn.values()].flatMap(({ view }) => view.meshes.all))
  }

  const setParts = (parts: readonly PartId[], next: DesignDocument): void => {
    for (const part of parts) {
      const style = styleOf(next, part)
      for (const { view } of worn.values()) view.setPart(part, style)
    }
  }

  const eachView = (act: (piece: WornPiece) => void): void => worn.forEach(act)

  const lighten = async (now: readonly ModelView[]): Promise<void> => {
    for (const { meshes, pieces } of now) {
      const light = await lightIndices(meshes)
      if (!isDisposed) for (const { view } of pieces.values()) view.meshes.setLight(light)
    }
  }

  return {
    group,
    get document() {
      return document
    },
    get triangles() {
      return models.flatMap(model => model.meshes).reduce((sum, { index }) => sum + index.length / 3, 0)
    },
    get bounds() {
      return bounds
    },
    pieces: () => worn.values(),
    find: piece => worn.get(piece),
    areModelsOn: next => models.length > 0 && models.map(({ id }) => id).join() === idsOf(next),
    async wear(next) {
      const wanted = modelsOf(garment, next.options)
      const before = models
      const views = await Promise.all(
        wanted.map(
          async model =>
            before.find(({ id }) => id === model.id) ??
            createModelView(kit, { garment, options: next.options, model, url: modelUrl(model.levels.full.glb) }),
        ),
      )
      const fresh = views.filter(view => !before.includes(view))
      // Another call may have changed clothes while this one was loading.
      if (isDisposed || models !== before) {
        for (const view of fresh) view.dispose()
        return isDisposed ? false : this.areModelsOn(next) || this.wear(next)
      }
      if (fresh.length === 0) return false
      setFabricColour(kit.shared, next.fabric.colour)
      for (const view of fresh) for (const piece of view.pieces.values()) dressPiece(piece, next)
      put(views)
      return true
    },
    dress(next, isMoving) {
      const { parts, isFabricChanged, layers } = diffDocuments(document, next, garment.parts)
      document = next
      if (isFabricChanged) setFabricColour(kit.shared, next.fabric.colour)
      setParts(parts, next)
      for (const id of layers.keys()) worn.get(id)?.view.setLayers(layersFor(id, next), isMoving)
    },
    fontCame(font) {
      if (!document) return
      for (const layer of document.layers) if (layer.kind === 'text' && layer.font === font) forgetBox(layer)
      const now = document
      eachView(({ view }) => view.setLayers(layersFor(view.piece.id, now), false))
    },
    imageCame: key => eachView(({ view }) => view.refreshLayers(l => l.kind === 'image' && assetKey(l.asset) === key)),
    tileCame() {
      if (document) setParts(garment.parts, document)
    },
    async addDetails(afterEach) {
      if (isDisposed) return
      await lighten(models).catch((error: unknown) => console.error('the light level did not load', error))
      afterEach()
      for (const { view } of worn.values()) {
        await idle()
        if (isDisposed || worn.get(view.piece.id)?.view !== view) return
        view.addDetails()
        afterEach()
      }
    },
    look(from, pxPerMm) {
      const strength = knitStrength(pxPerMm)
      eachView(({ view }) => {
        view.setKnit(strength)
        view.meshes.look(from, pxPerMm)
      })
    },
    sharpen: () => eachView(({ view }) => view.sharpen()),
    restore: () => eachView(({ view }) => view.restore()),
    dispose() {
      isDisposed = true
      for (const model of models) model.dispose()
      models = []
      worn.clear()
      shadow?.dispose()
      group.clear()
    },
  }
}
