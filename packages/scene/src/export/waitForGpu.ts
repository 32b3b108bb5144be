const LOOK_MS = 10

/**
 * Resolves once the device has drawn all that it was told, or at once when it is called off. Whoever asks more of it before that, a
 * processor that draws above all, stands still with the page until it is done.
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
