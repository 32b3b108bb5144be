export interface Frames {
  /** Draws at the next animation frame, once however often it is asked. */
  request(): void
  /** Draws at once, and not again for what was asked before. */
  flush(): void
  dispose(): void
}

/** `draw` gets the time in ms and answers whether it wants another frame. */
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
