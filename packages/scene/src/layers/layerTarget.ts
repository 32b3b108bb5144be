import { Camera, LinearFilter, RedFormat, Scene, WebGLRenderTarget, type Texture, type WebGLRenderer } from 'three'
import type { PixelBox } from './bounds.ts'
import type { TargetSize } from './targetSize.ts'

/** The pixels of one piece's layers: premultiplied sRGB, row 0 at the piece's top. */
export interface LayerTarget {
  readonly texture: Texture
  /** Something was painted since they were made. */
  readonly areMipmapsStale: boolean
  /** Clears and paints some pixels, or all of them. */
  paint(quads: Scene, pixels: PixelBox | null): void
  makeMipmaps(): void
  dispose(): void
}

export const createLayerTarget = (renderer: WebGLRenderer, { widthPx, heightPx }: TargetSize): LayerTarget =>
  targetOf(
    renderer,
    new WebGLRenderTarget(widthPx, heightPx, {
      depthBuffer: false,
      generateMipmaps: true,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    }),
  )

/** Of one channel, and never seen from so far that it needs mipmaps. */
export const createShareTarget = (renderer: WebGLRenderer, { widthPx, heightPx }: TargetSize): LayerTarget =>
  targetOf(renderer, new WebGLRenderTarget(widthPx, heightPx, { depthBuffer: false, format: RedFormat }))

/** Not before they are made: a texture without those that it is sampled with is black. three sets this only once, when the texture is made. */
function sampleMipmaps({ properties, state, getContext }: WebGLRenderer, texture: Texture): void {
  const gl = getContext()
  const { __webglTexture } = properties.get(texture) as { readonly __webglTexture: WebGLTexture }
  state.bindTexture(gl.TEXTURE_2D, __webglTexture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
}

function targetOf(renderer: WebGLRenderer, target: WebGLRenderTarget): LayerTarget {
  const camera = new Camera()
  const nothing = new Scene()
  for (const still of [camera, nothing]) still.matrixWorldAutoUpdate = false
  let areMipmapsStale = false
  return {
    texture: target.texture,
    get areMipmapsStale() {
      return areMipmapsStale
    },
    paint(quads, pixels) {
      target.scissorTest = pixels !== null
      if (pixels) target.scissor.set(pixels[0], pixels[1], pixels[2] - pixels[0], pixels[3] - pixels[1])
      target.texture.generateMipmaps = false
      renderer.setRenderTarget(target)
      renderer.setClearColor(0, 0)
      renderer.clear(true, false, false)
      renderer.render(quads, camera)
      renderer.setRenderTarget(null)
      areMipmapsStale = true
    },
    makeMipmaps() {
      target.scissorTest = false
      target.texture.generateMipmaps = true
      renderer.setRenderTarget(target)
      // three makes them at the end of a pass; this one draws nothing.
      renderer.render(nothing, camera)
      renderer.setRenderTarget(null)
      sampleMipmaps(renderer, target.texture)
      areMipmapsStale = false
    },
    dispose: () => target.dispose(),
  }
}
