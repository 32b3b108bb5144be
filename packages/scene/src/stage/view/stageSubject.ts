import type { Wearer } from '../../types.ts'
import { Box3, type Scene } from 'three'
import type { StageCamera } from '../../view/camera.ts'
import type { Outfit } from '../outfit/outfit.ts'

/** The garment and its wearer, as the camera must frame them. */
export interface StageSubject {
  readonly hasWearer: boolean

  set(wearer: Wearer | null): void
  /** Fits the camera after a change of models. */
  fit(): void
  step(nowMs: number): boolean
}

export function createStageSubject(
  scene: Scene,
  outfit: Pick<Outfit, 'bounds' | 'setGrounded' | 'setWearer'>,
  view: Pick<StageCamera, 'setBounds' | 'upright'>,
  onFit: () => void = () => undefined,
): StageSubject {
  let wearer: Wearer | null = null
  const fit = (): void => {
    const bounds = new Box3().copy(outfit.bounds)
    if (wearer) bounds.union(wearer.bounds)
    if (bounds.isEmpty()) return
    view.setBounds(bounds)
    onFit()
  }
  return {
    get hasWearer() {
      return wearer !== null
    },
    fit,
    step: nowMs => wearer?.step(nowMs) ?? false,
    set(next) {
      if (wearer) scene.remove(wearer.group)
      wearer = next
      if (next) {
        next.lightBy(view.upright)
        scene.add(next.group)
      }
      outfit.setGrounded(next === null)
      outfit.setWearer(next)
      fit()
    },
  }
}
