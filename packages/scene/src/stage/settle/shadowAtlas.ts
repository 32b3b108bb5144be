import { LOBES } from '@kitwright/portrait/studio'
import {
  DepthTexture,
  DoubleSide,
  LessEqualCompare,
  LinearFilter,
  NearestFilter,
  Matrix4,
  NoBlending,
  OrthographicCamera,
  RedFormat,
  ShaderMaterial,
  UnsignedIntType,
  Vector3,
  WebGLRenderTarget,
  type Box3,
  type Matrix3,
  type Scene,
  type WebGLRenderer,
} from 'three'
import { CAST_FRAGMENT, CAST_VERTEX } from './settledShader.ts'
import type { SettleUniforms } from './settleUniforms.ts'
import type { LightCount, StudioSample } from './studioSamples.ts'

/** Room around the garment for what is near it, metres. */
const MARGIN_M = 0.06
/** Depth by which a surface must lie behind another to be in its shadow, as a share of the depth range. */
const BIAS = 0.0006

/** The shadow maps of one frame's lights, as tiles of one texture. */
export interface ShadowAtlas {
  /** Renders the shadow map of one light and writes its uniforms. Only the casters may be visible. */
  cast(scene: Scene, light: StudioSample, index: number): void
  readonly material: ShaderMaterial
  /** Frees everything but the material. */
  dispose(): void
}

export interface ShadowAtlasInput {
  readonly renderer: WebGLRenderer
  readonly uniforms: SettleUniforms
  readonly lights: LightCount
  readonly tilePx: number
  /** Whether edges are interpolated between texels. */
  readonly isSmooth: boolean
  readonly bounds: Box3
  /** Rotation from world space to light space. */
  readonly upright: Matrix3
}

function createTarget(
  widthPx: number,
  heightPx: number,
  isSmooth: boolean,
): WebGLRenderTarget<never> & { depthTexture: DepthTexture } {
  const depthTexture = new DepthTexture(widthPx, heightPx, UnsignedIntType)
  depthTexture.compareFunction = LessEqualCompare
  depthTexture.minFilter = depthTexture.magFilter = isSmooth ? LinearFilter : NearestFilter
  // The colour is not written; one byte is the least that a target has.
  const target = new WebGLRenderTarget(widthPx, heightPx, { depthTexture, format: RedFormat })
  return target as unknown as WebGLRenderTarget<never> & { depthTexture: DepthTexture }
}

/** Returns a world direction of light space. */
const toWorld = ([x, y, z]: StudioSample['towards'], { elements: m }: Matrix3): Vector3 =>
  new Vector3(m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z)

/** Tiles of the atlas in a row. */
const COLUMNS = 4

/** Returns the matrix from a light's clip space to its tile of the atlas, in texture coordinates. */
function toTile(column: number, row: number, rows: number): Matrix4 {
  const [sx, sy] = [0.5 / COLUMNS, 0.5 / rows]
  const [x, y] = [(0.5 + column) / COLUMNS, (0.5 + row) / rows]
  return new Matrix4().set(sx, 0, 0, x, 0, sy, 0, y, 0, 0, 0.5, 0.5 - BIAS, 0, 0, 0, 1)
}

function describeLight(uniforms: SettleUniforms, { towards, light, lobe, share }: StudioSample, index: number): void {
  const { towards: to, sharpness, light: own } = LOBES[lobe]!
  uniforms.uLightTo.value[index]!.set(...towards)
  uniforms.uLightHas.value[index]!.set(...light)
  uniforms.uLobeTo.value[index]!.set(...to, sharpness)
  uniforms.uLobeHas.value[index]!.set(own[0] * share, own[1] * share, own[2] * share)
}

export function createShadowAtlas({
  renderer,
  uniforms,
  lights,
  tilePx,
  isSmooth,
  bounds,
  upright,
}: ShadowAtlasInput): ShadowAtlas {
  const rows = lights / COLUMNS
  const target = createTarget(tilePx * COLUMNS, tilePx * rows, isSmooth)
  const material = new ShaderMaterial({
    vertexShader: CAST_VERTEX,
    fragmentShader: CAST_FRAGMENT,
    side: DoubleSide,
    blending: NoBlending,
    colorWrite: false,
  })
  const middle = bounds.getCenter(new Vector3())
  const radius = bounds.getSize(new Vector3()).length() / 2 + MARGIN_M
  const sun = new OrthographicCamera(-radius, radius, radius, -radius, 0.01, 4 * radius)
  const inverse = new Matrix4()
  uniforms.uShadow.value = target.depthTexture

  const aim = (towards: Vector3): void => {
    sun.position.copy(middle).addScaledVector(towards, 2 * radius)
    if (Math.abs(towards.y) > 0.95) sun.up.set(1, 0, 0)
    else sun.up.set(0, 1, 0)
    sun.lookAt(middle)
    sun.updateMatrixWorld(true)
  }
  return {
    cast(scene, light, index) {
      aim(toWorld(light.towards, upright))
      describeLight(uniforms, light, index)
      const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
      uniforms.uLightAt.value[index]!.copy(toTile(column, row, rows))
        .multiply(sun.projectionMatrix)
        .multiply(inverse.copy(sun.matrixWorld).invert())
      const [x, y] = [column * tilePx, row * tilePx]
      for (const area of [target.viewport, target.scissor]) area.set(x, y, tilePx, tilePx)
      target.scissorTest = true
      renderer.setRenderTarget(target)
      renderer.clear(false, true, false)
      scene.overrideMaterial = material
      renderer.render(scene, sun)
      scene.overrideMaterial = null
      renderer.setRenderTarget(null)
    },
    material,
    dispose: () => target.dispose(),
  }
}
