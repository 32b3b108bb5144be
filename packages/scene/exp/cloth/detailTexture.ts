import type { Piece } from '@kitwright/garment'
import {
  Camera,
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  NoBlending,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { pieceCanvas } from './pieceCanvas.ts'
import { drawStitches } from './stitches.ts'
import type { TargetSize } from './targetSize.ts'

const VERTEX = `
out vec2 vAt;
void main() {
  vAt = uv;
  gl_Position = vec4(position.xy * 2., 0., 1.);
}
`
/** Heights to slopes once, so that the cloth needs one look-up instead of three. */
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

const toTexture = (canvas: HTMLCanvasElement): Texture => {
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = texture.magFilter = LinearFilter
  return texture
}

export interface DetailTexture {
  readonly texture: Texture
  dispose(): void
}

function renderSlopes(renderer: WebGLRenderer, target: WebGLRenderTarget, height: Texture, open: Texture): void {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      uHeight: { value: height },
      uOpen: { value: open },
      uTexel: { value: new Vector2(1 / target.width, 1 / target.height) },
    },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    toneMapped: false,
  })
  const quad = new Mesh(new PlaneGeometry(1, 1), material)
  quad.frustumCulled = false
  renderer.setRenderTarget(target)
  renderer.render(quad, new Camera())
  renderer.setRenderTarget(null)
  quad.geometry.dispose()
  material.dispose()
}

/** Seam grooves and stitches of a piece: slopes in red and green (level is 128), openness to light in blue. */
export function createDetailTexture(renderer: WebGLRenderer, piece: Piece, size: TargetSize): DetailTexture {
  const height = pieceCanvas(piece.box, size, '#808080')
  const open = pieceCanvas(piece.box, size, '#ffffff')
  drawStitches({ height: height.pen, open: open.pen }, piece)
  const target = new WebGLRenderTarget(size.widthPx, size.heightPx, {
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  })
  const [heights, openness] = [toTexture(height.canvas), toTexture(open.canvas)]
  renderSlopes(renderer, target, heights, openness)
  heights.dispose()
  openness.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}
