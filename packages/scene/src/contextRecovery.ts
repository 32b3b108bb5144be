export interface ContextRecovery {
  /** For `StageOptions.onContextLost`. */
  onLost(): void
  /** For `StageOptions.onContextRestored`. */
  onRestored(): void
  /** Call when the stage is disposed. */
  stop(): void
}

export interface ContextRecoveryOptions {
  readonly note: (status: 'lost' | 'ready') => void
  /** Opens a new stage on a new canvas. */
  readonly restart: () => void
}

/** Time to wait for the browser to restore a lost WebGL context. After it, a new canvas is used. */
const RESTORE_MS = 5_000

/** Waits for the browser to restore a lost WebGL context, and restarts when it does not. */
export function createContextRecovery({ note, restart }: ContextRecoveryOptions): ContextRecovery {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    onLost() {
      note('lost')
      clearTimeout(waiting)
      waiting = setTimeout(restart, RESTORE_MS)
    },
    onRestored() {
      clearTimeout(waiting)
      note('ready')
    },
    stop() {
      clearTimeout(waiting)
    },
  }
}
