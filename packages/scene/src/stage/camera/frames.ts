export interface Frames {
  /** Draws at the next animation frame, once for any number of requests. */
  request(): void
  /** Draws immediately and clears earlier requests. */
  flush(): void
  dispose(): void
}

/** Creates a frame scheduler. `draw` gets the time in ms and returns whether it needs another frame. */
export function createFrames(draw: (nowMs: number) => boolean): Frames {
  let pending = 0
  const frame = (nowMs: number): void => {
    pending = 0
    if (draw(nowMs)) request()
  }
  const request = (): void => {
    pending ||= requestAnimationFrame(frame)
  }
  return {
    request,
    flush() {
      cancelAnimationFrame(pending)
      frame(performance.now())
    },
    dispose() {
      cancelAnimationFrame(pending)
      pending = -1
    },
  }
}
