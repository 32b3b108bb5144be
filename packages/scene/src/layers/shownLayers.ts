import type { Layer } from '@kitwright/design'
import type { Box } from '@kitwright/measure'
import { Scene } from 'three'
import { boxesMeet } from './quadBounds.ts'
import { createRecolouring, type InkChange } from './detectRecolouring.ts'
import { createShownLayer, type ShownLayer, type ShownOn } from './shownLayer.ts'

/** The boxes covered before and after, for each layer that differs. */
export type DirtyBoxes = readonly (Box | null)[]

/** The layers on one piece and their order. Its methods return the areas to repaint. */
export interface ShownLayers {
  readonly scene: Scene
  readonly isEmpty: boolean
  /** Sets the layers. `recolouring` is null if anything else has changed, too. */
  set(
    layers: readonly Layer[],
    mayStretch: boolean,
  ): { readonly dirty: DirtyBoxes; readonly recolouring: InkChange | null }
  list(which: (shown: ShownLayer) => boolean): readonly ShownLayer[]
  /** Leaves only the layers that touch an area in the scene; null leaves all. */
  showIn(area: Box | null): void
  dispose(): void
}

/** Redraws the pictures of some layers at their true size. */
export const redrawLayers = (layers: readonly ShownLayer[]): DirtyBoxes =>
  layers.flatMap(shown => [shown.bounds, shown.change(shown.layer, false)])

export function createShownLayers(on: ShownOn): ShownLayers {
  const scene = new Scene()
  // Each quad's own uniform places it.
  scene.matrixWorldAutoUpdate = false
  const shown = new Map<string, ShownLayer>()
  let order: readonly Layer[] = []

  const add = (layer: Layer): ShownLayer => {
    const entry = createShownLayer(layer, on)
    shown.set(layer.id, entry)
    scene.add(entry.quad.mesh)
    return entry
  }
  const drop = (entry: ShownLayer): void => {
    scene.remove(entry.quad.mesh)
    entry.dispose()
  }

  return {
    scene,
    get isEmpty() {
      return order.length === 0
    },
    set(layers, mayStretch) {
      const dirty: (Box | null)[] = []
      const recoloured = createRecolouring()
      const ids = new Set(layers.map(layer => layer.id))
      for (const [id, entry] of shown)
        if (!ids.has(id)) {
          dirty.push(entry.bounds)
          recoloured.spoil()
          drop(entry)
          shown.delete(id)
        }
      // An inserted layer does not move the others: only layers that overtake one another are repainted.
      const stayed = order.filter(layer => ids.has(layer.id))
      let at = 0
      for (const layer of layers) {
        const before = shown.get(layer.id)
        const isInOrder = before !== undefined && stayed[at++]?.id === layer.id
        if (before?.layer === layer && isInOrder) continue
        const entry = before ?? add(layer)
        const content = entry.quad.content
        dirty.push(entry.bounds, entry.change(layer, mayStretch))
        if (isInOrder) recoloured.note(entry, content)
        else recoloured.spoil()
      }
      order = layers
      layers.forEach((layer, i) => (shown.get(layer.id)!.quad.mesh.renderOrder = i))
      return { dirty, recolouring: recoloured.result() }
    },
    list: which => [...shown.values()].filter(which),
    showIn(area) {
      for (const { quad, bounds } of shown.values())
        quad.mesh.visible = quad.content !== null && (!area || (bounds !== null && boxesMeet(bounds, area)))
    },
    dispose() {
      for (const entry of shown.values()) drop(entry)
      shown.clear()
    },
  }
}
