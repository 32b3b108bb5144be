import { createStage, type Stage } from '@kitwright/scene'
import type { Garment } from '@kitwright/garment'
import type { FingerPair, Pinch } from '@kitwright/editor'
import { imageUrl } from '../../../../drafts/index.ts'
import { modelUrl } from '../../../../domainComponents/index.ts'

/** A stage in its canvas, with the listeners of its frames. */
export interface LiveStage {
  readonly stage: Stage
  readonly canvas: HTMLCanvasElement
  onFrame(listener: () => void): () => void
  /** Pinch handlers for two fingers while no single layer is selected. */
  readonly pinchers: Set<(fingers: FingerPair) => Pinch | null>
  dispose(): void
}

export interface LiveStageOptions {
  readonly garment: Garment
  readonly host: HTMLElement
  readonly onLost: () => void
  readonly onRestored: () => void
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fits the stage to the host. The host's padding is reserved for controls over the canvas. */
function fit(host: HTMLElement, stage: Stage): void {
  const below = parseFloat(getComputedStyle(host).paddingBottom) || 0
  stage.resize(host.clientWidth || 300, host.clientHeight || 300, devicePixelRatio, below)
}

/**
 * Resizes the canvas with its host. Observes the canvas too: when a strip takes space from the host and its padding
 * gives up as much, the host's content box keeps its size and fires no event.
 */
function followSize(host: HTMLElement, canvas: HTMLElement, stage: Stage): ResizeObserver {
  const observer = new ResizeObserver(() => {
    if (host.clientWidth > 0 && host.clientHeight > 0) fit(host, stage)
  })
  for (const element of [host, canvas]) observer.observe(element)
  return observer
}

/** Puts a new canvas with a stage into the host. Throws if the browser has no WebGL. */
export function openLiveStage({ garment, host, onLost, onRestored }: LiveStageOptions): LiveStage {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;inline-size:100%;block-size:100%;touch-action:none'
  // Comes first, so that handles and buttons lie over it.
  host.prepend(canvas)
  const listeners = new Set<() => void>()
  try {
    const stage = createStage(canvas, {
      garment,
      modelUrl: glb => modelUrl(garment.id, glb),
      imageUrl,
      background: 'transparent',
      prefersReducedMotion: prefersReducedMotion(),
      onFrame: () => listeners.forEach(listener => listener()),
      onContextLost: onLost,
      onContextRestored: onRestored,
    })
    fit(host, stage)
    const size = followSize(host, canvas, stage)
    return {
      stage,
      canvas,
      pinchers: new Set(),
      onFrame(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      dispose() {
        size.disconnect()
        listeners.clear()
        stage.dispose()
        canvas.remove()
      },
    }
  } catch (cause) {
    canvas.remove()
    throw cause
  }
}
