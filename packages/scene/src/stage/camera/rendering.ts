import { Color, Scene, Vector2, type WebGLRenderer } from 'three'
import { createPixels, type Pixels } from '../../resolutionScale.ts'
import type { Stage, StageOptions } from '../../types.ts'
import { createCamera, type StageCamera } from '../../view/camera.ts'
import { START_POSE } from '../../view/orbit.ts'
import { createRenderer, isDrawnInSoftware } from './renderer.ts'
import { pngOf, takePicture } from './takePicture.ts'

/** A scene, its camera, and the canvas it is drawn on. */
export interface Rendering {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  readonly view: StageCamera
  readonly pixels: Pixels
  readonly isSoftware: boolean
  /** Colour around the garment; null where the page shows through. */
  readonly background: Color | null
  /** The canvas' size in CSS px. Content is fitted above the lowest `belowPx`. */
  readonly size: { readonly widthPx: number; readonly heightPx: number; readonly belowPx: number }
  /** Resizes like `Stage.resize`; the canvas is empty then. */
  resize: Stage['resize']
  /** Returns the pixels per millimetre of the garment. */
  pxPerMm(isCoarse: boolean): number
  paint(isCoarse: boolean): void
  picture(widthPx: number, heightPx: number): Promise<Blob>
  /** Waits until the GPU has finished all submitted work. */
  wait(): void
  dispose(): void
}

const STUDIO = new Color('#e9ebee')

/** Returns whether the canvas has exactly these pixels: then its picture needs no drawing at another size. */
function isCanvasOf(renderer: WebGLRenderer, widthPx: number, heightPx: number): boolean {
  const { x, y } = renderer.getSize(new Vector2())
  return renderer.getPixelRatio() === 1 && x === widthPx && y === heightPx
}

/** Creates a rendering. Throws if the browser has no WebGL 2. */
export function createRendering(canvas: HTMLCanvasElement, background: StageOptions['background']): Rendering {
  const renderer = createRenderer(canvas)
  const scene = new Scene()
  // Only the camera moves, and it updates itself.
  scene.matrixWorldAutoUpdate = false
  const view = createCamera()
  view.setPose(START_POSE)
  const isSoftware = isDrawnInSoftware(renderer)
  const pixels = createPixels(renderer, isSoftware)
  const size = { widthPx: canvas.clientWidth || 300, heightPx: canvas.clientHeight || 150, belowPx: 0 }

  const paint = (isCoarse: boolean): void =>
    pixels.draw(isCoarse, () => {
      renderer.setClearColor(STUDIO, background === 'transparent' ? 0 : 1)
      renderer.clear()
      renderer.render(scene, view.camera)
    })

  return {
    renderer,
    scene,
    view,
    pixels,
    isSoftware,
    background: background === 'transparent' ? null : STUDIO,
    size,
    paint,
    resize(widthPx, heightPx, pixelRatio, belowPx = 0) {
      Object.assign(size, { widthPx, heightPx, belowPx })
      pixels.setRatio(pixelRatio)
      renderer.setSize(widthPx, heightPx, false)
      view.setFrame(size)
    },
    pxPerMm: isCoarse => pixels.ratio(isCoarse) / (view.metresPerPx(size) * 1000),
    picture: (widthPx, heightPx) => {
      if (isCanvasOf(renderer, widthPx, heightPx) && size.belowPx === 0) {
        paint(false)
        return pngOf(canvas)
      }
      return takePicture(renderer, { widthPx, heightPx }, isOver => {
        view.setFrame(isOver ? size : { widthPx, heightPx })
        paint(false)
      })
    },
    wait() {
      const gl = renderer.getContext()
      // finish() only flushes in Chromium; reading back a pixel waits.
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
    },
    dispose() {
      pixels.dispose()
      renderer.dispose()
      // Without it the browser keeps the canvas' buffers until it collects garbage.
      renderer.forceContextLoss()
    },
  }
}
