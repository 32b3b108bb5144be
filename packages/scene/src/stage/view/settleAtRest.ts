import type { SettleRun } from '../settle/index.ts'
import { createProgramReserve } from './programReserve.ts'

/** Refines the picture while nothing moves. */
export interface RestingPicture {
  /** Gives up what is under way, and starts anew `ms` later. */
  restart(ms: number): void
  dispose(): void
}

export interface RestingPictureInput extends Omit<SettleRun, 'signal' | 'retire'> {
  readonly canvas: HTMLCanvasElement
  /** Whether everything is on the cloth, and nothing moves. */
  isAtRest(): boolean
  onSettled(): void
}

/** A device that was too slow this often is not asked again. */
const TRIES = 2

/** Creates the control of the settled picture. Its code is loaded when it is first needed. */
export function createRestingPicture(input: RestingPictureInput): RestingPicture {
  const { canvas, isAtRest, onSettled } = input
  let running = new AbortController()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let tries = TRIES
  const { retire, dispose: freePrograms } = createProgramReserve()
  const stop = (): void => {
    clearTimeout(waiting)
    running.abort()
    delete canvas.dataset['settled']
  }
  const start = async (): Promise<void> => {
    if (tries === 0 || !isAtRest()) return
    const { signal } = (running = new AbortController())
    const { settle } = await import('../settle/index.ts')
    if (signal.aborted) return
    const outcome = await settle({ ...input, signal, retire })
    if (outcome === 'tooSlow') tries--
    if (outcome !== 'settled') return
    canvas.dataset['settled'] = ''
    onSettled()
  }
  return {
    restart(ms) {
      stop()
      waiting = setTimeout(() => {
        start().catch((error: unknown) => console.error('the picture did not settle', error))
      }, ms)
    },
    dispose() {
      stop()
      freePrograms()
    },
  }
}
