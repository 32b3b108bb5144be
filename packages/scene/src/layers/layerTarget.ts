import { Camera, LinearFilter, RedFormat, Scene, WebGLRenderTarget, type Texture, type WebGLRenderer } from 'three'
import type { PixelBox } from './quadBounds.ts'
import { ANISOTROPY, type TargetSize } from './targetSize.ts'

/** The pixels of one piece's layers: premultiplied sRGB, row 0 at the piece's top. */
export interface LayerTarget {
  readonly texture: Texture
  /** Whether something was painted since the mipmaps were generated. */
  readonly areMipmapsStale: boolean
  /** Clears and paints some pixels; null paints all. */
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

/** Creates a target of one channel, without mipmaps since it is never seen from afar. */
export const createShareTarget = (renderer: WebGLRenderer, { widthPx, heightPx }: TargetSize): LayerTarget =>
  targetOf(renderer, new WebGLRenderTarget(widthPx, heightPx, { depthBuffer: false, format: RedFormat }))

/**
 * Switches mipmap sampling, which is valid only for complete, current mipmaps: otherwise the texture is black. three.js
 * sets this only once, when it creates the texture.
 */
function setSampled({ properties, state, getContext }: WebGLRenderer, texture: Texture, areMipmaps: boolean): void {
  const gl = getContext()
  const { __webglTexture } = properties.get(texture) as { readonly __webglTexture: WebGLTexture }
  state.bindTexture(gl.TEXTURE_2D, __webglTexture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, areMipmaps ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR)
  const filter = gl.getExtension('EXT_texture_filter_anisotropic')
  if (filter) gl.texParameteri(gl.TEXTURE_2D, filter.TEXTURE_MAX_ANISOTROPY_EXT, areMipmaps ? ANISOTROPY : 1)
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
      if (!areMipmapsStale) setSampled(renderer, target.texture, false)
      areMipmapsStale = true
    },
    makeMipmaps() {
      target.scissorTest = false
      target.texture.generateMipmaps = true
      renderer.setRenderTarget(target)
      // three.js generates mipmaps at the end of a pass; this one draws nothing.
      renderer.render(nothing, camera)
      renderer.setRenderTarget(null)
      setSampled(renderer, target.texture, true)
      areMipmapsStale = false
    },
    dispose: () => target.dispose(),
  }
}
