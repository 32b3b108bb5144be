import type { Material } from 'three'
import { waitForGpu } from '../../waitForGpu.ts'
import type { StageSettling } from '../../types.ts'
import { startAccumulation, type Accumulation, type SettleInput, type SettleQuality } from './accumulate.ts'

/** A GPU draws a whole frame at once; without one, a frame is drawn in tiles between which the page stays responsive. */
const BY_GPU: SettleQuality = { lights: 8, shadowPx: 1024, isSmooth: true, tiles: 1 }
const BY_PROCESSOR: Omit<SettleQuality, 'tiles'> = { lights: 16, shadowPx: 768, isSmooth: false }
/** A tile draws all that the camera sees: fewer pixels need fewer tiles. */
const [TILE_PX, MOST_TILES] = [45_000, 4]
const FRAMES_BY_GPU = 16
const FRAMES_BY_PROCESSOR = 8
/** With fewer frames shadows show steps: then the moving picture stays. */
const LEAST_FRAMES = 2
const LIMIT_MS = 8_000
/** Work of one slice, after which input is looked at. */
const SLICE_MS = 40
/** Share of a frame's steps after which its time is foretold. */
const JUDGED_FROM = 0.1

export interface SettleRun extends Omit<SettleInput, 'quality'> {
  readonly signal: AbortSignal
  readonly settling: StageSettling
  /**
   * Takes the materials of a picture that is no longer drawn, and disposes of them sooner or later. `isComplete`: all of
   * them were drawn with.
   */
  readonly retire: (materials: readonly Material[], isComplete: boolean) => void
}

/** Returns the quality for a canvas without a GPU. */
function qualityByProcessor({ width, height }: HTMLCanvasElement): SettleQuality {
  const tiles = Math.ceil(Math.sqrt((width * height) / TILE_PX))
  return { ...BY_PROCESSOR, tiles: Math.min(MOST_TILES, Math.max(1, tiles)) }
}

/** How the work on a settled picture ended. */
export type SettleOutcome = 'settled' | 'aborted' | 'tooSlow'

interface SlicedWork {
  readonly steps: Generator<void, void>
  readonly count: number
  readonly gl: WebGL2RenderingContext
  readonly signal: AbortSignal
  /** Time for all steps, ms. The work ends as soon as the steps so far foretell that it will not do. */
  readonly limitMs: number
}

/** Runs steps until the work is done; as many in one go as the GPU does in `SLICE_MS`. */
async function runInSlices({ steps, count, gl, signal, limitMs }: SlicedWork): Promise<SettleOutcome> {
  const begin = performance.now()
  let [many, done] = [1, 0]
  for (;;) {
    const start = performance.now()
    for (let i = 0; i < many; i++, done++) if (steps.next().done) return 'settled'
    await waitForGpu(gl, signal)
    if (signal.aborted) return 'aborted'
    const end = performance.now()
    if (done >= count * JUDGED_FROM && ((end - begin) * count) / done > limitMs) return 'tooSlow'
    if (end - start < SLICE_MS / 2) many *= 2
    else if (end - start > SLICE_MS) many = Math.max(1, many >> 1)
  }
}

/** A hidden page draws nothing: its frames would come late and cost the visible one. */
const nextFrame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => resolve()))

async function addFrames(picture: Accumulation, { rendering, signal, settling }: SettleRun): Promise<SettleOutcome> {
  const gl = rendering.renderer.getContext() as WebGL2RenderingContext
  const frames = settling.frames ?? (rendering.isSoftware ? FRAMES_BY_PROCESSOR : FRAMES_BY_GPU)
  const limitMs = settling.frames ? Infinity : LIMIT_MS
  const start = performance.now()
  while (picture.frames < frames) {
    const elapsed = performance.now() - start
    // The next frame takes as long as the mean of those before it.
    if (picture.frames > 0 && elapsed * (1 + 1 / picture.frames) > limitMs) break
    await nextFrame()
    if (signal.aborted) return 'aborted'
    const outcome = await runInSlices({
      steps: picture.addFrame(),
      count: picture.stepsPerFrame,
      gl,
      signal,
      limitMs: picture.frames > 0 ? Infinity : limitMs / LEAST_FRAMES,
    })
    if (outcome !== 'settled') return outcome
  }
  return picture.frames >= (settling.frames ?? LEAST_FRAMES) ? 'settled' : 'tooSlow'
}

/**
 * Computes the settled picture: frames with a shifted camera and shadowed lights are added up and shown. Resolves with
 * `settled` once it is on the canvas, with `tooSlow` also where the GPU lacks what it takes.
 */
export async function settle(run: SettleRun): Promise<SettleOutcome> {
  const { rendering, signal, retire } = run
  const { renderer } = rendering
  const textures = [...run.outfit.pieces()].map(({ view }) => view.material.textureCount())
  // The lights' shadows need one more.
  if (Math.max(...textures) >= renderer.capabilities.maxTextures) return 'tooSlow'
  if (!renderer.extensions.has('EXT_color_buffer_float')) return 'tooSlow'
  const quality = rendering.isSoftware ? qualityByProcessor(renderer.domElement) : BY_GPU
  const picture = startAccumulation({ ...run, quality })
  let outcome: SettleOutcome = 'aborted'
  try {
    await picture.compile()
    if (signal.aborted) return outcome
    outcome = await addFrames(picture, run)
    if (outcome === 'settled') picture.show()
    return outcome
  } finally {
    picture.dispose()
    retire(picture.materials, outcome === 'settled')
  }
}
