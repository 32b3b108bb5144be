const LOOK_MS = 10

/**
 * Resolves when the GPU has finished all submitted work (or the signal aborts). Submitting more before that blocks the page, most of all
 * with a software renderer.
 */
export async function waitForGpu(gl: WebGL2RenderingContext, signal: AbortSignal): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  gl.flush()
  const isDrawn = (): boolean =>
    !fence || gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED
  do await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  while (!signal.aborted && !isDrawn())
  gl.deleteSync(fence)
}
