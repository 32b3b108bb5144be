import type { Material, WebGLRenderTarget } from 'three'
import type { ClothKit } from '../../garmentMaterial/resources/clothKit.ts'
import type { Rendering } from '../camera/rendering.ts'
import type { Outfit } from '../outfit/outfit.ts'
import { drawShifted, type TilePlace } from './jitterCamera.ts'
import { createSettledMaterials } from './settledMaterials.ts'
import { createSettleFrames } from './settleFrames.ts'
import { createSettleUniforms } from './settleUniforms.ts'
import { createShadowAtlas } from './shadowAtlas.ts'
import { radicalInverse, samplesOf, type LightCount } from './studioSamples.ts'

/** How finely a settled picture is computed. */
export interface SettleQuality {
  /** Lights per frame. */
  readonly lights: LightCount
  readonly shadowPx: number
  /** Whether the edges of shadows are interpolated; a processor takes four times as long for it. */
  readonly isSmooth: boolean
  /** Tiles along each side of a frame, drawn one by one. */
  readonly tiles: number
}

export interface SettleInput {
  readonly rendering: Rendering
  readonly outfit: Pick<Outfit, 'pieces' | 'bounds' | 'ground'>
  readonly kit: Pick<ClothKit, 'shared'>
  readonly quality: SettleQuality
}

/** A picture that is added up frame by frame. */
export interface Accumulation {
  readonly frames: number
  readonly stepsPerFrame: number
  /** Builds the programs without blocking the page. */
  compile(): Promise<void>
  /** Draws one frame in steps of some milliseconds. Other code may draw between them. */
  addFrame(): Generator<void, void>
  /** Shows the mean of all frames on the canvas. */
  show(): void
  readonly materials: readonly Material[]
  /** Frees everything but the materials. */
  dispose(): void
}

/** Width of the pixel filter, px: a little wider than a pixel, as a lens draws. */
const FILTER_PX = 1.15

/** Returns the tiles of a picture, px. */
function placesOf(tiles: number, { width, height }: HTMLCanvasElement): TilePlace[] {
  const edge = (i: number, px: number): number => Math.round((i * px) / tiles)
  return Array.from({ length: tiles * tiles }, (_, k) => {
    const [i, j] = [k % tiles, Math.floor(k / tiles)]
    const [x, y] = [edge(i, width), edge(j, height)]
    return { x, y, width: edge(i + 1, width) - x, height: edge(j + 1, height) - y }
  })
}

type Shift = readonly [x: number, y: number]

/** Returns how far a frame's camera is shifted, px. */
const shiftOf = (frame: number): Shift => [
  (radicalInverse(frame + 1, 2) - 0.5) * FILTER_PX,
  (radicalInverse(frame + 1, 3) - 0.5) * FILTER_PX,
]

function drawTile(
  { renderer, scene, view }: Rendering,
  frame: WebGLRenderTarget,
  { x, y, width, height }: TilePlace,
  shiftPx: Shift,
): void {
  const whole = { width: frame.width, height: frame.height }
  const tile = {
    x: x / whole.width,
    y: y / whole.height,
    width: width / whole.width,
    height: height / whole.height,
  }
  const shift = [(2 * shiftPx[0]) / whole.width, (2 * shiftPx[1]) / whole.height] as const
  frame.viewport.set(x, y, width, height)
  renderer.setRenderTarget(frame)
  drawShifted(view.camera, { shift, tile }, () => renderer.render(scene, view.camera))
  renderer.setRenderTarget(null)
}

/** Starts a picture of what is on stage, seen by the present camera. */
export function startAccumulation({ rendering, outfit, quality }: SettleInput): Accumulation {
  const { renderer, scene, view, background } = rendering
  const { lights, tiles, shadowPx, isSmooth } = quality
  const { width, height } = renderer.domElement
  const uniforms = createSettleUniforms(lights)
  const shadow = outfit.ground()
  const ground = shadow?.visible ? shadow : null
  const materials = createSettledMaterials({ pieces: outfit.pieces(), ground, uniforms, lights })
  const { bounds } = outfit
  const atlas = createShadowAtlas({
    renderer,
    uniforms,
    lights,
    isSmooth,
    bounds,
    tilePx: shadowPx,
    upright: view.upright,
  })
  const sums = createSettleFrames({ renderer, widthPx: width, heightPx: height, background })
  const places = placesOf(tiles, renderer.domElement)
  let frames = 0

  return {
    get frames() {
      return frames
    },
    stepsPerFrame: lights + places.length,
    async compile() {
      let building: Promise<unknown> = Promise.resolve()
      // A program is built for the kind of target that it is first drawn to.
      renderer.setRenderTarget(sums.frame)
      materials.use(() => (building = renderer.compileAsync(scene, view.camera)))
      renderer.setRenderTarget(null)
      await building
    },
    *addFrame() {
      for (const [i, light] of samplesOf(frames, lights).entries()) {
        materials.useCasters(() => atlas.cast(scene, light, i))
        yield
      }
      const shift = shiftOf(frames)
      renderer.setClearColor(0, 0)
      renderer.setRenderTarget(sums.frame)
      renderer.clear()
      for (const tile of places) {
        materials.use(() => drawTile(rendering, sums.frame, tile, shift))
        yield
      }
      sums.add()
      frames++
    },
    show: () => sums.show(frames),
    materials: [...materials.own, atlas.material, ...sums.materials],
    dispose() {
      atlas.dispose()
      sums.dispose()
    },
  }
}
