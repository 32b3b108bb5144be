import type { Layer } from '@kitwright/design'
import { nextTask } from './idleTasks.ts'

/** The number of layer pictures drawn in one go without a noticeable pause. */
const SOME = 6
/** Time for drawing pictures before yielding to the page. */
const TURN_MS = 16

/** The layers admitted to the cloth. An admitted layer stays, whatever becomes of it. */
export interface PendingLayers {
  isRevealed(layer: Layer): boolean
  /** Admits the next few layers that are ready. */
  revealSome(layers: readonly Layer[]): void
  /**
   * Admits all layers that are ready: their pictures are drawn a few at a time, the cloth once. False if there were
   * none.
   */
  revealAll(): Promise<boolean>
}

export interface PendingLayerPorts {
  /** Returns the present document's layers. */
  layers(): readonly Layer[]
  isReady(layer: Layer): boolean
  /** Draws a layer's picture ahead of the cloth. The returned function releases it. */
  prepare(layer: Layer): () => void
  /** Draws the admitted layers on the cloth. */
  draw(): void
}

export function createPendingLayers(waiting: PendingLayerPorts): PendingLayers {
  const inside = new Set<string>()
  let entering: Promise<boolean> | null = null

  const ready = (layers: readonly Layer[]): readonly Layer[] =>
    layers.filter(layer => !inside.has(layer.id) && waiting.isReady(layer))

  const reveal = (layers: readonly Layer[]): void => layers.forEach(({ id }) => inside.add(id))

  const prepare = async (layers: readonly Layer[]): Promise<() => void> => {
    const held: (() => void)[] = []
    let since = performance.now()
    for (const layer of layers) {
      if (performance.now() - since > TURN_MS) {
        await nextTask()
        since = performance.now()
      }
      held.push(waiting.prepare(layer))
    }
    return () => held.forEach(release => release())
  }

  const enter = async (): Promise<boolean> => {
    let hasDrawn = false
    try {
      for (let next = ready(waiting.layers()); next.length > 0; next = ready(waiting.layers())) {
        const release = await prepare(next)
        reveal(next)
        waiting.draw()
        release()
        hasDrawn = true
      }
      return hasDrawn
    } finally {
      // Reset in the same task as the last check: a later caller must not join a finished run.
      entering = null
    }
  }

  return {
    isRevealed: ({ id }) => inside.has(id),
    revealSome: layers => reveal(ready(layers).slice(0, SOME)),
    revealAll: () => (entering ??= Promise.resolve().then(enter)),
  }
}
