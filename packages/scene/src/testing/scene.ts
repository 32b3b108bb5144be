import type { DesignDocument } from '@kitwright/design'
import { loadGarment, modelsOf, type Garment } from '@kitwright/garment'
import { createStage, type Stage, type StageOptions } from '../index.ts'
import { comparePieces } from './comparePieces.ts'

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 24 24"><path d="M3 2h18v10c0 5-4 8-9 10-5-2-9-5-9-10z" fill="#fff"/><path d="M12 5l2 4 4 .5-3 3 .8 4.5-3.8-2-3.8 2 .8-4.500-3-3 4-.5z" fill="#1d4ed8"/></svg>',
)}`

const garment = await loadGarment('soccer')
const SMALL = { width: 222, height: 259 }
const TINY = { width: 111, height: 130 }
const imageUrl = (asset: { id: string }): Promise<string | null> =>
  Promise.resolve(asset.id === 'missing' ? null : LOGO)
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve))

interface SharedStage {
  readonly stage: Stage
  readonly canvas: HTMLCanvasElement
}
/** The stages that the tests of a file share, by their garment. */
const shared = new Map<Garment, SharedStage>()

const findCanvas = (): HTMLCanvasElement => document.querySelector('canvas')!

/** Returns the pixels of a picture that is as large as the canvas. */
function read(picture: CanvasImageSource): number[] {
  const { width, height } = findCanvas()
  const pen = new OffscreenCanvas(width, height).getContext('2d')!
  pen.drawImage(picture, 0, 0)
  return [...pen.getImageData(0, 0, width, height).data]
}

/** The functions that the tests call. */
export const scene = {
  /** Compares `shown`, drawn by the GPU, with `expected`, drawn by Canvas2D (`shown` by default). */
  compare: async (shown: DesignDocument, expected = shown) => comparePieces({ shown, expected, garment, imageUrl }),
  trianglesOf(design: DesignDocument): { full: number; light: number } {
    const models = modelsOf(garment, design.options)
    const sum = (level: 'full' | 'light'): number => models.reduce((all, m) => all + m.levels[level].triangles, 0)
    return { full: sum('full'), light: sum('light') }
  },
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await pause(20)
  },
  /**
   * Waits for mipmaps and true sizes: they come with the frame after input pauses, and on a busy machine frames come
   * late.
   */
  async rest(): Promise<void> {
    await pause(400)
    await frame()
    await frame()
  },
  async loseContext() {
    const gl = findCanvas().getContext('webgl2')!
    const loss = gl.getExtension('WEBGL_lose_context')!
    loss.loseContext()
    await pause(50)
    const isBack = new Promise(resolve => gl.canvas.addEventListener('webglcontextrestored', resolve, { once: true }))
    loss.restoreContext()
    await isBack
    await pause(50)
  },
  /** Returns the picture once nothing changes any more; the timing depends on the machine. */
  async settledPixels(stage: Stage): Promise<number[]> {
    let before = await this.pixels(stage)
    for (;;) {
      await this.rest()
      const now = await this.pixels(stage)
      if (this.meanDifference(before, now) === 0) return now
      before = now
    }
  },
  async pixels(stage: Stage): Promise<number[]> {
    const { width, height } = findCanvas()
    return read(await createImageBitmap(await stage.picture(width, height)))
  },
  /** Returns the canvas's present pixels, which exist only until they are shown. */
  pixelsNow(stage: Stage): number[] {
    stage.renderNow()
    return read(findCanvas())
  },
  meanDifference: (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length,
  /** Opens a stage of the fewest pixels, for tests of what is kept and freed rather than of what is seen. */
  openTiny() {
    return this.open(TINY.width, TINY.height)
  },
  /** Opens a small stage, which stays with the light level: software WebGL takes half the time for it. */
  openSmall(on: Garment = garment) {
    return this.open(SMALL.width, SMALL.height, 1, on)
  },
  /**
   * Returns the small stage that all tests of a file share, as if it were new but for its document. A new stage spends
   * as long on compiling its shaders as on twenty pictures. It is not to be disposed of.
   */
  share(on: Garment = garment): Stage {
    const { stage, canvas } = shared.get(on) ?? { stage: this.openSmall(on), canvas: findCanvas() }
    shared.set(on, { stage, canvas })
    document.body.replaceChildren(canvas)
    Object.assign(canvas.style, { width: `${SMALL.width}px`, height: `${SMALL.height}px` })
    stage.resize(SMALL.width, SMALL.height, 1)
    stage.setMaterial(null)
    stage.setWearer(null)
    stage.highlight(null)
    stage.setTurning(true)
    stage.setView('front', false)
    return stage
  },
  open(widthPx: number, heightPx: number, pixelRatio = 1, on: Garment = garment, more: Partial<StageOptions> = {}) {
    // A context belongs to its canvas permanently, so each stage gets a fresh one.
    const canvas = document.createElement('canvas')
    document.body.replaceChildren(canvas)
    document.body.style.margin = '0'
    canvas.style.width = `${widthPx}px`
    canvas.style.height = `${heightPx}px`
    const stage = createStage(canvas, {
      garment: on,
      modelUrl: glb => `/models/${on.id}/${glb}`,
      imageUrl,
      prefersReducedMotion: true,
      settling: null,
      ...more,
    })
    stage.resize(widthPx, heightPx, pixelRatio)
    return stage
  },
}
