import type { Level } from '@kitwright/garment'
import { clamp } from '@kitwright/measure'
import type { Vector3 } from 'three'
import { waitForIdle } from './idleTasks.ts'
import type { WornModels } from './wornModels.ts'

/** Level of detail of the models on stage. */
export interface DetailControl {
  /**
   * Sorts pieces nearest first, so that hidden cloth is not shaded, and sets their detail by their size on screen.
   * `isHasty`: frames follow each other faster than the full level could be drawn.
   */
  updateDetail(from: Vector3, pxPerMm: number, isHasty?: boolean): void
  /**
   * Loads the full level if needed, then stitches, one piece at a time when the page is idle. Calls back when more is
   * visible: once for the stitches of all pieces, because software rendering takes a quarter of a second per picture.
   */
  add(onMore: () => void): Promise<void>
  /** Resets the details after a change of models. */
  reset(): void
}

/** Returns the visibility of the weave: zero where its loops would flicker as patterns of their own. */
const knitStrength = (pxPerMm: number): number => clamp((pxPerMm - 0.5) / 0.7, 0, 1)

/**
 * Pixels per mm above which the light level's triangles become visible; below `LIGHT_BELOW` the full level is wasted.
 */
const FULL_ABOVE = 1.15
const LIGHT_BELOW = 0.95

/** Creates the detail control. `isFrugal`: stay light until zoomed in, on a small or costly canvas. */
export function createDetailControl(worn: WornModels, isFrugal: () => boolean): DetailControl {
  let afterFull: (() => void) | null = null

  const isFull = (): boolean => [...worn.pieces()].every(({ view }) => view.meshes.hasFull)

  /** All models switch to full together; a seam between two levels would gape. */
  const loadFull = async (): Promise<void> => {
    const now = worn.models
    await Promise.all(now.map(model => model.loadFull()))
    if (!worn.isDisposed && now === worn.models) worn.setLevel(worn.level)
  }

  const fill = async (): Promise<void> => {
    if (worn.level === 'light' || !afterFull) return
    await loadFull().catch((error: unknown) => console.error('the full level did not load', error))
    afterFull?.()
  }

  return {
    updateDetail(from, pxPerMm, isHasty = false) {
      const strength = knitStrength(pxPerMm)
      const limit = worn.level === 'full' ? LIGHT_BELOW : FULL_ABOVE
      const wanted: Level = isHasty || (isFrugal() && pxPerMm < limit) ? 'light' : 'full'
      if (wanted !== worn.level) {
        worn.setLevel(wanted)
        if (!isFull()) void fill()
      }
      for (const { view } of worn.pieces()) {
        view.setKnit(strength)
        view.meshes.sortFrom(from)
      }
    },
    async add(onMore) {
      if (worn.isDisposed) return
      afterFull = onMore
      await fill()
      for (const { view } of worn.pieces()) {
        await waitForIdle()
        if (worn.isDisposed || worn.find(view.piece.id)?.view !== view) return
        view.addDetails()
      }
      onMore()
    },
    reset() {
      afterFull = null
    },
  }
}
