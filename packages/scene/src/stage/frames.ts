export interface Frames {
  /** Draws at the next animation frame, once however often it is asked. */
  request(): void
  dispose(): void
}

/** `draw` gets the time in ms and answers whether it wants another frame. While the GPU has not drawn the last one, frames are left out. */
export function createFrames(isGpuBusy: () => boolean, draw: (nowMs: number) => boolean): Frames {
  let pending = 0
  const frame = (nowMs: number): void => {
    pending = 0
    if (isGpuBusy() || draw(nowMs)) request()
  }
  const request = (): void => {
    pending ||= requestAnimationFrame(frame)
  }
  return {
    request,
    dispose() {
      cancelAnimationFrame(pending)
      pending = -1
    },
  }
}
