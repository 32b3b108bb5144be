import type { Vector3 } from 'three'
import type { Content } from './layerQuad.ts'
import type { ShownLayer } from './shownLayer.ts'

/** A change of one ink's colour and of nothing else. */
export interface InkChange {
  /** Stays the same while the same inks of the same layers are recoloured. */
  readonly key: string
  readonly ink: Vector3
  /** The used inks of each layer that wears it. */
  readonly worn: ReadonlyMap<ShownLayer, readonly boolean[]>
}

/** Returns which inks differ; null where more than inks differs. */
function changedInks(before: Content | null, after: Content | null): readonly boolean[] | null {
  if (!before && !after) return []
  const isLaidAlike =
    before?.texture === after?.texture && before?.opacity === after?.opacity && before?.matrix.equals(after!.matrix)
  if (!isLaidAlike || !before?.inks || !after?.inks) return null
  return after.inks.map((ink, i) => !ink.equals(before.inks![i]!))
}

/** Collects the effects of one change of all layers. */
export function createRecolouring() {
  const worn = new Map<ShownLayer, readonly boolean[]>()
  let ink: Vector3 | null = null
  let isPure = true
  return {
    /** Records that more than inks has changed. */
    spoil() {
      isPure = false
    },
    /** Records the change of a layer that showed something else before. */
    note(layer: ShownLayer, before: Content | null) {
      const { content } = layer.quad
      const changed = changedInks(before, content)
      if (!changed) isPure = false
      if (!changed?.includes(true)) return
      worn.set(layer, changed)
      changed.forEach((isChanged, i) => {
        if (!isChanged) return
        ink ??= content!.inks![i]!
        isPure &&= ink.equals(content!.inks![i]!)
      })
    },
    result: (): InkChange | null =>
      isPure && ink
        ? { key: [...worn].map(([{ layer }, inks]) => `${layer.id} ${inks.join()}`).join(), ink, worn }
        : null,
  }
}
