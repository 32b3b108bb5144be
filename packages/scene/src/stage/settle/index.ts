import { waitForGpu } from '../../waitForGpu.ts'
import type { StageSettling } from '../../types.ts'
import { startAccumulation, type Accumulation, type SettleInput, type SettleQuality } from './accumulate.ts'

/** A GPU draws a whole frame at once; without one, a frame is drawn in tiles between which the page stays responsive. */
const BY_GPU: SettleQuality = { lights: 8, shadowPx: 1024, isSmooth: true, tiles: 1 }
const BY_PROCESSOR: SettleQuality = { lights: 16, shadowPx: 768, isSmooth: false, tiles: 4 }
const FRAMES_BY_GPU = 16
const FRAMES_BY_PROCESSOR = 8
/** With fewer frames shadows show steps: then the moving picture stays. */
const LEAST_FRAMES = 2
const LIMIT_MS = 8_000
/** Work of one slice, after which input is looked at. */
const SLICE_MS = 40

export interface SettleRun extends Omit<SettleInput, 'quality'> {
  readonly signal: AbortSignal
  readonly settling: StageSettling
}

/** Runs steps until the work is done or the signal aborts; as many in one go as the GPU does in `SLICE_MS`. */
async function runInSlices(
  steps: Generator<void, void>,
  gl: WebGL2RenderingContext,
  signal: AbortSignal,
): Promise<boolean> {
  let many = 1
  for (;;) {
    const start = performance.now()
    for (let i = 0; i < many; i++) if (steps.next().done) return true
    await waitForGpu(gl, signal)
    if (signal.aborted) return false
    const ms = performance.now() - start
    if (ms < SLICE_MS / 2) many *= 2
    else if (ms > SLICE_MS) many = Math.max(1, many >> 1)
  }
}

/** A hidden page draws nothing: its frames would come late and cost the visible one. */
const nextFrame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => resolve()))

async function addFrames(picture: Accumulation, { rendering, signal, settling }: SettleRun): Promise<boolean> {
  const gl = rendering.renderer.getContext() as WebGL2RenderingContext
  const frames = settling.frames ?? (rendering.isSoftware ? FRAMES_BY_PROCESSOR : FRAMES_BY_GPU)
  const start = performance.now()
  while (picture.frames < frames) {
    const elapsed = performance.now() - start
    // The next frame takes as long as the mean of those before it.
    if (!settling.frames && picture.frames > 0 && elapsed * (1 + 1 / picture.frames) > LIMIT_MS) break
    await nextFrame()
    if (signal.aborted || !(await runInSlices(picture.addFrame(), gl, signal))) return false
    if (!settling.frames && picture.frames === 0 && performance.now() - start > LIMIT_MS) return false
  }
  return picture.frames >= (settling.frames ?? LEAST_FRAMES)
}

/**
 * Computes the settled picture: frames with a shifted camera and shadowed lights are added up and shown. Resolves with
 * true once it is on the canvas, with false if the signal aborted or the device is too slow or too old.
 */
export async function settle(run: SettleRun): Promise<boolean> {
  const { rendering, signal } = run
  const { renderer } = rendering
  const textures = [...run.outfit.pieces()].map(({ view }) => view.material.textureCount())
  // The lights' shadows need one more.
  if (Math.max(...textures) >= renderer.capabilities.maxTextures) return false
  if (!renderer.extensions.has('EXT_color_buffer_float')) return false
  const picture = startAccumulation({ ...run, quality: rendering.isSoftware ? BY_PROCESSOR : BY_GPU })
  try {
    await picture.compile()
    if (signal.aborted || !(await addFrames(picture, run))) return false
    picture.show()
    return true
  } finally {
    picture.dispose()
  }
}
