/** Least time between two draws of a partly loaded design. */
const ARRIVING_MS = 300

/** Paces the drawing of a loading design. */
export interface LoadThrottle {
  /** Whether a design is still loading. */
  readonly isOpening: boolean
  /** Draws after a resource has loaded: immediately, or soon while a design is being opened. */
  loaded(): void
  /**
   * Throttles drawing while `opening` runs: its parts arrive in quick succession, and a frame for each would delay the
   * last.
   */
  during(opening: () => Promise<void>): Promise<void>
  dispose(): void
}

export function createLoadThrottle(draw: () => void): LoadThrottle {
  let openings = 0
  let soon: ReturnType<typeof setTimeout> | undefined
  const cancel = (): void => {
    clearTimeout(soon)
    soon = undefined
  }
  return {
    get isOpening() {
      return openings > 0
    },
    loaded() {
      if (openings === 0) return draw()
      soon ??= setTimeout(() => {
        soon = undefined
        draw()
      }, ARRIVING_MS)
    },
    async during(opening) {
      openings++
      try {
        await opening()
      } finally {
        // Its opener draws it now.
        if (--openings === 0) cancel()
      }
    },
    dispose: cancel,
  }
}
