import {
  Camera,
  GLSL3,
  Mesh,
  PlaneGeometry,
  RawShaderMaterial,
  SRGBColorSpace,
  Vector2,
  WebGLRenderTarget,
} from 'three'
import type { WebGLRenderer } from 'three'

/** A processor that draws by itself keeps up with a moving hand, and with what comes of a design, at this share of the resolution; sharp again at rest. */
const MOVING_SHARE = 0.5
/** Beyond two pixels per CSS px nobody sees more, but every pixel is paid for. */
const MAX_PIXEL_RATIO = 2

/** How many pixels a canvas is drawn with. */
export interface Pixels {
  /** The screen's pixels per CSS px. */
  setRatio(pixelRatio: number): void
  /** The drawn pixels per CSS px. */
  ratio(isCoarse: boolean): number
  /** Draws onto the canvas what `render` renders: by way of fewer pixels if it may be coarse and a processor draws. */
  draw(isCoarse: boolean, render: () => void): void
  dispose(): void
}

/** The canvas keeps its size: to change it waits for all that the GPU has yet to do, and the page with it. */
export function createPixels(renderer: WebGLRenderer, isSoftware: boolean): Pixels {
  let few: LowResolutionTarget | undefined
  return {
    setRatio: pixelRatio => renderer.setPixelRatio(Math.min(pixelRatio, MAX_PIXEL_RATIO)),
    ratio: isCoarse => renderer.getPixelRatio() * (isCoarse && isSoftware ? MOVING_SHARE : 1),
    draw(isCoarse, render) {
      renderer.setRenderTarget(null)
      if (!isCoarse || !isSoftware) return render()
      few ??= createFewPixels(renderer)
      few.draw(render)
    },
    dispose: () => few?.dispose(),
  }
}

interface LowResolutionTarget {
  draw(render: () => void): void
  dispose(): void
}

const VERTEX =
  'in vec3 position; out vec2 at; void main() { at = position.xy * .5 + .5; gl_Position = vec4(position.xy, 0., 1.); }'
const FRAGMENT =
  'precision mediump float; uniform sampler2D picture; in vec2 at; out vec4 colour; void main() { colour = texture(picture, at); }'

function createFewPixels(renderer: WebGLRenderer): LowResolutionTarget {
  const target = new WebGLRenderTarget(1, 1, { samples: 4 })
  // Drawn like the canvas itself, with the same programs: into other targets three.js draws linear light.
  Object.assign(target, { isXRRenderTarget: true })
  Object.assign(target.texture, { colorSpace: SRGBColorSpace, internalFormat: 'RGBA8' })
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    depthTest: false,
    depthWrite: false,
    uniforms: { picture: { value: target.texture } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  })
  const whole = new Mesh(new PlaneGeometry(2, 2), material)
  whole.frustumCulled = false
  const camera = new Camera()
  const size = new Vector2()
  return {
    draw(render) {
      renderer.getDrawingBufferSize(size).multiplyScalar(MOVING_SHARE).ceil()
      target.setSize(size.x, size.y)
      renderer.setRenderTarget(target)
      render()
      renderer.setRenderTarget(null)
      renderer.render(whole, camera)
    },
    dispose() {
      target.dispose()
      material.dispose()
      whole.geometry.dispose()
    },
  }
}
