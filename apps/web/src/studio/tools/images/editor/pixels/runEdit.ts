import { applyStep, type PictureStep, type Pixels } from '@kitwright/artwork/pixels'
import { fittedSize } from './fitSize.ts'

/** The layer's size before the edit, which widths in mm refer to. */
export interface LayerSize {
  readonly widthMm: number
  readonly heightMm: number
}

export interface StepRunner {
  /** `onStep` receives the number of finished steps. */
  run(steps: readonly PictureStep[], onStep?: (done: number) => void): Pixels
}

const MAX_KEPT = 6

/** Runs steps on one picture and caches the results of recent step prefixes, so that moving a slider runs one step. */
export function createStepRunner(source: Pixels, size: LayerSize, maxKept = MAX_KEPT): StepRunner {
  const kept = new Map<string, Pixels>()
  const keep = (key: string, pixels: Pixels): void => {
    kept.delete(key)
    kept.set(key, pixels)
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) return
      kept.delete(oldest)
    }
  }
  return {
    run(steps, onStep) {
      let current = source
      steps.forEach((step, at) => {
        const key = JSON.stringify(steps.slice(0, at + 1))
        const pxPerMm = current.width / fittedSize(size, current).widthMm
        current = kept.get(key) ?? applyStep(current, step, pxPerMm)
        keep(key, current)
        onStep?.(at + 1)
      })
      return current
    },
  }
}
