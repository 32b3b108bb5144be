/** Whether the GPU still draws what it was last given. */
export interface GpuFence {
  /** After a frame's last call. */
  set(): void
  readonly isBusy: boolean
}

/** A frame that takes longer has been lost with its context. */
const LONGEST_MS = 1000

/**
 * Tells when a frame has been drawn. A GPU that is slower than the screen would otherwise be given frames faster than it draws
 * them: the queue grows, the hand runs ahead of the picture, and on a machine without a GPU the page's own thread starves.
 */
export function createGpuFence(gl: WebGL2RenderingContext): GpuFence {
  let fence: WebGLSync | null = null
  let since = 0
  return {
    set() {
      if (fence) gl.deleteSync(fence)
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      since = performance.now()
      gl.flush()
    },
    get isBusy() {
      if (!fence) return false
      const isDone =
        performance.now() - since > LONGEST_MS ||
        gl.isContextLost() ||
        gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.UNSIGNALED
      if (!isDone) return true
      gl.deleteSync(fence)
      fence = null
      return false
    },
  }
}
