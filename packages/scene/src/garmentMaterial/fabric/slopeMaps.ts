import {
  Camera,
  Mesh,
  NoBlending,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  type Texture,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

const VERTEX = `
out vec2 vAt;
void main() {
  vAt = uv;
  gl_Position = vec4(position.xy * 2., 0., 1.);
}
`
/** Converts heights to slopes once, so that the cloth needs one look-up instead of three. */
const FRAGMENT = `
in vec2 vAt;
uniform sampler2D uHeight;
uniform sampler2D uOpen;
uniform vec2 uTexel;
void main() {
  float x = texture(uHeight, vAt + vec2(uTexel.x, 0.)).r - texture(uHeight, vAt - vec2(uTexel.x, 0.)).r;
  float y = texture(uHeight, vAt + vec2(0., uTexel.y)).r - texture(uHeight, vAt - vec2(0., uTexel.y)).r;
  gl_FragColor = vec4(vec2(.50196) + vec2(x, y) * .8, texture(uOpen, vAt).r, 1.);
}
`

/**
 * Draws the slopes of a piece's relief. Shared by all pieces: a separate program for each would block the page every
 * time.
 */
export interface Slopes {
  /** Turns grey heights into red and green, with openness in blue. */
  paint(target: WebGLRenderTarget, height: Texture, open: Texture): void
  dispose(): void
}

export function createSlopes(renderer: WebGLRenderer): Slopes {
  const uniforms = {
    uHeight: { value: null as Texture | null },
    uOpen: { value: null as Texture | null },
    uTexel: { value: new Vector2() },
  }
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    toneMapped: false,
  })
  const quad = new Mesh(new PlaneGeometry(1, 1), material)
  quad.frustumCulled = false
  const camera = new Camera()
  return {
    paint(target, height, open) {
      uniforms.uHeight.value = height
      uniforms.uOpen.value = open
      uniforms.uTexel.value.set(1 / target.width, 1 / target.height)
      renderer.setRenderTarget(target)
      renderer.render(quad, camera)
      renderer.setRenderTarget(null)
      uniforms.uHeight.value = uniforms.uOpen.value = null
    },
    dispose() {
      quad.geometry.dispose()
      material.dispose()
    },
  }
}
