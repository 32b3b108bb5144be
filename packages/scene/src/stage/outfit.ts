import { assetKey, withSpills } from '@kitwright/artwork'
import { shownSize } from '@kitwright/artwork/browser'
import { styleOf, type DesignDocument, type Layer } from '@kitwright/design'
import { modelsOf, type Garment, type Level, type Material, type PartId } from '@kitwright/garment'
import { clamp } from '@kitwright/measure'
import { Box3, Group, Vector3 } from 'three'
import { setFabricColour } from '../cloth/clothMaterial.ts'
import type { ClothKit } from '../cloth/clothKit.ts'
import { diffDocuments, diffLayers } from '../document/diff.ts'
import { createModelView, type ModelView, type WornPiece } from '../model/modelView.ts'
import { createContactShadow, type ContactShadow } from '../view/contactShadow.ts'
import { idle } from './idle.ts'
import { createNewcomers } from './newcomers.ts'
import type { Resources } from './resources.ts'

export interface OutfitOptions {
  readonly kit: ClothKit
  readonly garment: Garment
  readonly modelUrl: (glb: string) => string
  readonly resources: Resources
  readonly material: Material
  /** Stay light until zoomed in: a small or costly canvas. */
  readonly isFrugal: () => boolean
}

/** What is worn: the models of the document's variant, dressed in its colours and layers. */
export interface Outfit {
  readonly group: Group
  readonly document: DesignDocument | null
  readonly triangles: number
  readonly bounds: Box3
  pieces(): Iterable<WornPiece>
  find(piece: string): WornPiece | undefined
  /** What lies on a piece, bottom first, with what reaches onto it over its seams. */
  layersOn(piece: string): readonly Layer[]
  setMaterial(material: Material): void
  /** Whether its shadow lies on the ground under it. */
  setGrounded(isGrounded: boolean): void
  /** Loads the variant's models if they are not on; nothing seen changes meanwhile. True when others are worn now. */
  wear(document: DesignDocument): Promise<boolean>
  /** Repaints what differs from the last document. The models must be on. */
  dress(document: DesignDocument, isMoving: boolean): void
  areModelsOn(document: DesignDocument): boolean
  /** Something that layers waited for has come. */
  fontCame(): void
  /** Draws the layers that are ready and not on the cloth yet: their pictures a few at a time, since all of a large design in one go would hold up the page, the cloth once. False when there were none. */
  letAllIn(): Promise<boolean>
  imageCame(key: string): void
  tileCame(): void
  /** The full level where it is wanted, then stitches, one piece at a time and when the page is idle; calls back after each. */
  addDetails(afterEach: () => void): Promise<void>
  /** Sets pieces to be drawn nearest first, so that hidden cloth is not shaded, and as fine as their size on screen asks for. */
  look(from: Vector3, pxPerMm: number): void
  sharpen(): void
  restore(): void
  dispose(): void
}

function boundsOf(models: readonly ModelView[]): Box3 {
  const bounds = new Box3()
  const point = new Vector3()
  for (const { light } of models)
    for (const { position } of light)
      for (let i = 0; i < position.length; i += 3) bounds.expandByPoint(point.fromArray(position, i))
  return bounds
}

/** How much of the knit is looked up: none where a loop is smaller than two pixels. */
const knitStrength = (pxPerMm: number): number => clamp((pxPerMm - 1.3) / 1.6, 0, 1)

/** Above this many pixels per mm the light level's triangles begin to show; below the other, full ones are wasted. */
const FULL_ABOVE = 1.15
const LIGHT_BELOW = 0.95

export function createOutfit(of: OutfitOptions): Outfit {
  const { kit, garment, modelUrl, resources } = of
  const group = new Group()
  let models: readonly ModelView[] = []
  let wornIds = ''
  let worn = new Map<string, WornPiece>()
  let shadow: ContactShadow | null = null
  let isGrounded = true
  let bounds = new Box3()
  let document: DesignDocument | null = null
  let isDisposed = false
  let material = of.material
  /** The layers that are drawn: those whose fonts are there, with their continuations. */
  let drawn: readonly Layer[] = []
  let level: Level = 'light'
  let afterFull: (() => void) | null = null

  const idsOf = (next: DesignDocument): string =>
    modelsOf(garment, next.options)
      .map(({ id }) => id)
      .join()

  const newcomers = createNewcomers({
    layers: () => (isDisposed ? [] : (document?.layers ?? [])),
    isReady: resources.isReady,
    prepare: layer => worn.get(layer.piece)?.view.prepare(layer) ?? (() => {}),
    draw: () => void (document && !isDisposed && drawAgain(document)),
  })

  const layersOf = (next: DesignDocument): readonly Layer[] => {
    const layers = next.layers.filter(layer => resources.isReady(layer) && newcomers.isIn(layer))
    return withSpills({ ...next, layers }, { garment, sizeOf: shownSize })
  }

  const on = (piece: string, layers: readonly Layer[]): readonly Layer[] => layers.filter(l => l.piece === piece)

  const dressPiece = ({ view }: WornPiece, next: DesignDocument, layers: readonly Layer[]): void => {
    view.setMaterial(material)
    for (const { part } of view.areas) view.setPart(part, styleOf(next, part))
    view.setLayers(on(view.piece.id, layers), false)
  }

  const put = (next: readonly ModelView[]): void => {
    for (const model of models) if (!next.includes(model)) model.dispose()
    models = next
    wornIds = next.map(({ id }) => id).join()
    worn = new Map(next.flatMap(model => [...model.pieces]))
    shadow?.dispose()
    shadow = createContactShadow(next.flatMap(model => model.light))
    shadow.mesh.visible = isGrounded
    bounds = boundsOf(next)
    for (const model of next) model.setLevel(level)
    group.clear()
    group.add(shadow.mesh, ...[...worn.values()].map(({ view }) => view.meshes.group))
  }

  const setParts = (parts: readonly PartId[], next: DesignDocument): void => {
    for (const part of parts) {
      const style = styleOf(next, part)
      for (const { view } of worn.values()) view.setPart(part, style)
    }
  }

  const eachView = (act: (piece: WornPiece) => void): void => worn.forEach(act)

  const setLevel = (next: Level): void => {
    level = next
    for (const model of models) model.setLevel(level)
  }

  /** All models become full at once; a seam between two levels would gape. */
  const loadFull = async (): Promise<void> => {
    const now = models
    await Promise.all(now.map(model => model.loadFull()))
    if (!isDisposed && now === models) setLevel(level)
  }

  const fill = async (): Promise<void> => {
    if (level === 'light' || !afterFull) return
    await loadFull().catch((error: unknown) => console.error('the full level did not load', error))
    afterFull?.()
  }

  const drawAgain = (now: DesignDocument): void => {
    drawn = layersOf(now)
    eachView(({ view }) => view.setLayers(on(view.piece.id, drawn), false))
  }

  const isFull = (): boolean => [...worn.values()].every(({ view }) => view.meshes.hasFull)

  return {
    group,
    get document() {
      return document
    },
    get triangles() {
      const meshes = [...worn.values()].flatMap(({ view }) => view.meshes.sources)
      return meshes.reduce((sum, { index }) => sum + index.length / 3, 0)
    },
    get bounds() {
      return bounds
    },
    pieces: () => worn.values(),
    find: piece => worn.get(piece),
    layersOn: piece => on(piece, drawn),
    setMaterial(next) {
      material = next
      eachView(({ view }) => view.setMaterial(next))
    },
    setGrounded(next) {
      isGrounded = next
      if (shadow) shadow.mesh.visible = next
    },
    areModelsOn: next => models.length > 0 && (next.options === document?.options || wornIds === idsOf(next)),
    async wear(next) {
      const wanted = modelsOf(garment, next.options)
      const before = models
      const views = await Promise.all(
        wanted.map(
          async model =>
            before.find(({ id }) => id === model.id) ??
            createModelView(kit, { garment, options: next.options, model, urlOf: modelUrl }),
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
      const layers = layersOf(next)
      for (const view of fresh) for (const piece of view.pieces.values()) dressPiece(piece, next, layers)
      afterFull = null
      put(views)
      return true
    },
    dress(next, isMoving) {
      const { parts, isFabricChanged } = diffDocuments(document, next, garment.parts)
      // What a design is opened with comes in all at once, see `letAllIn`.
      if (document && document.layers !== next.layers) newcomers.letInSome(next.layers)
      const layers = document?.layers === next.layers && document.options === next.options ? drawn : layersOf(next)
      const changed = diffLayers(drawn, layers)
      document = next
      drawn = layers
      if (isFabricChanged) setFabricColour(kit.shared, next.fabric.colour)
      setParts(parts, next)
      for (const id of changed.keys()) worn.get(id)?.view.setLayers(on(id, layers), isMoving)
    },
    fontCame() {
      if (document) drawAgain(document)
    },
    letAllIn: newcomers.letAllIn,
    imageCame(key) {
      // A layer that was given this picture in place of another has been off the cloth since.
      if (document) drawAgain(document)
      eachView(({ view }) => view.refreshLayers(layer => layer.kind === 'image' && assetKey(layer.asset) === key))
    },
    tileCame() {
      if (document) setParts(garment.parts, document)
    },
    async addDetails(afterEach) {
      if (isDisposed) return
      afterFull = afterEach
      await fill()
      for (const { view } of worn.values()) {
        await idle()
        if (isDisposed || worn.get(view.piece.id)?.view !== view) return
        view.addDetails()
        afterEach()
      }
    },
    look(from, pxPerMm) {
      const strength = knitStrength(pxPerMm)
      const limit = level === 'full' ? LIGHT_BELOW : FULL_ABOVE
      const wanted: Level = of.isFrugal() && pxPerMm < limit ? 'light' : 'full'
      if (wanted !== level) {
        setLevel(wanted)
        if (!isFull()) void fill()
      }
      eachView(({ view }) => {
        view.setKnit(strength)
        view.meshes.look(from)
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
