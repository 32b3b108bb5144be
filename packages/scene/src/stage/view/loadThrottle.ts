/** How often at most what has come of a design is drawn before all of it is there. */
const ARRIVING_MS = 300

/** Paces what comes for a design. */
export interface LoadThrottle {
  /** Some design is still on its way. */
  readonly isOpening: boolean
  /** Something loaded: drawn at once, or soon while a design is being opened. */
  loaded(): void
  /** While this is under way, parts come close upon each other: a frame for each would hold up the last. */
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
