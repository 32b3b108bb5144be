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

/**
 * Share of the resolution at which a software renderer keeps up with dragging and with a loading design. At rest the
 * picture is sharp again.
 */
const MOVING_SHARE = 0.5
/** More than two pixels per CSS px are invisible but still cost time. */
const MAX_PIXEL_RATIO = 2

/** The resolution of a canvas. */
export interface Pixels {
  /** The screen's pixels per CSS px. */
  setRatio(pixelRatio: number): void
  /** The drawn pixels per CSS px. */
  ratio(isCoarse: boolean): number
  /** Draws the output of `render` onto the canvas. If `isCoarse`, software rendering uses fewer pixels. */
  draw(isCoarse: boolean, render: () => void): void
  dispose(): void
}

/**
 * Creates the resolution control. The canvas keeps its size: changing it blocks the page until all pending GPU work is
 * done.
 */
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
  // Drawn like the canvas itself, with the same programs: into other targets three.js writes linear light.
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
