import { Vector3, type Texture, type WebGLRenderer } from 'three'
import { createShareTarget, type LayerTarget } from './layerTarget.ts'
import type { InkChange } from './detectRecolouring.ts'
import type { ShownLayer } from './shownLayer.ts'
import type { DirtyBoxes, ShownLayers } from './shownLayers.ts'
import type { TargetSize } from './targetSize.ts'

/** An ink separated from a sheet's picture. */
export interface SeparateInk {
  /** Coverage of the ink, in the red channel, on the sheet's pixels. */
  readonly share: Texture
  readonly colour: Vector3
}

/**
 * A sheet without one of its inks, and the coverage of that ink, like a printer's colour separation. Coverage does not
 * depend on the colour, so picking one repaints nothing, however many layers use it.
 */
export interface Separation {
  /** The separated ink; null while the sheet has all of its inks. */
  readonly ink: SeparateInk | null
  /** Shows a recolouring. Returns false if it is the first or more has changed, so that the sheet must be painted. */
  show(recolouring: InkChange | null, dirty: DirtyBoxes): boolean
  /** Merges the ink back into the sheet. Returns the areas to repaint. */
  end(next?: InkChange | null): DirtyBoxes
}

export interface SeparationOf {
  readonly renderer: WebGLRenderer
  readonly size: TargetSize
  readonly shown: ShownLayers
  /** Paints into the target, by default the sheet itself. */
  paint(dirty: DirtyBoxes, target?: LayerTarget): void
}

const WHITE = new Vector3(1, 1, 1)
const BLACK = new Vector3()

export function createSeparation({ renderer, size, shown, paint }: SeparationOf): Separation {
  let key: string | undefined
  let out: { readonly share: LayerTarget; readonly dirty: DirtyBoxes } | null = null
  let ink: SeparateInk | null = null

  const takeOut = ({ worn }: InkChange, dirty: DirtyBoxes): LayerTarget => {
    const all = shown.list(() => true)
    const wear = (inkOf: (isTaken: boolean, own: Vector3) => Vector3, layers: Iterable<ShownLayer>): void => {
      for (const layer of layers)
        layer.quad.wear(inks => inks.map((own, i) => inkOf(worn.get(layer)?.[i] ?? false, own)))
    }
    wear((isTaken, own) => (isTaken ? BLACK : own), worn.keys())
    paint(dirty)
    const share = createShareTarget(renderer, size)
    wear(isTaken => (isTaken ? WHITE : BLACK), all)
    paint(dirty, share)
    for (const { quad } of all) quad.wear(null)
    return share
  }

  return {
    get ink() {
      return ink
    },
    show(recolouring, dirty) {
      if (!recolouring || recolouring.key !== key) return false
      out ??= { share: takeOut(recolouring, dirty), dirty }
      ink = { share: out.share.texture, colour: recolouring.ink }
      return true
    },
    end(next = null) {
      key = next?.key
      const dirty = out?.dirty ?? []
      out?.share.dispose()
      out = ink = null
      return dirty
    },
  }
}
