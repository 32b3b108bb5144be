import { boxHeight, boxWidth, toRadians, type Box } from '@kitwright/measure'
import {
  AddEquation,
  CustomBlending,
  DoubleSide,
  Matrix3,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
  type BufferGeometry,
  type Texture,
} from 'three'
import type { Quad } from './quadBounds.ts'

const VERTEX = `
uniform mat3 uPlace;
out vec2 vPicture;
void main() {
  vPicture = position.xy + .5;
  gl_Position = vec4((uPlace * vec3(position.xy, 1.)).xy, 0., 1.);
}
`
const FRAGMENT = `
in vec2 vPicture;
uniform sampler2D uPicture;
uniform float uOpacity;
uniform bool uIsInked;
uniform vec3 uInks[4];
void main() {
  vec4 seen = texture(uPicture, vPicture);
  if (uIsInked) {
    float last = max(0., seen.a - seen.r - seen.g - seen.b);
    seen.rgb = seen.r * uInks[0] + seen.g * uInks[1] + seen.b * uInks[2] + last * uInks[3];
  }
  gl_FragColor = seen * uOpacity;
}
`

/** Returns the matrix from a unit quad to clip space, where −1 is the left and the top of the piece. */
export function placementOf({ centre, widthMm, heightMm, rotationDeg }: Quad, box: Box): Matrix3 {
  const cos = Math.cos(toRadians(rotationDeg))
  const sin = Math.sin(toRadians(rotationDeg))
  const sx = 2 / boxWidth(box)
  const sy = 2 / boxHeight(box)
  return new Matrix3().set(
    cos * widthMm * sx,
    -sin * heightMm * sx,
    (centre.x - box[0]) * sx - 1,
    sin * widthMm * sy,
    cos * heightMm * sy,
    (centre.y - box[1]) * sy - 1,
    0,
    0,
    1,
  )
}

/** The content of a quad. */
export interface Content {
  readonly texture: Texture
  readonly opacity: number
  /** The inks that the picture's key colours stand for. */
  readonly inks: readonly Vector3[] | null
  readonly matrix: Matrix3
}

export interface LayerQuad {
  readonly mesh: Mesh
  readonly content: Content | null
  set(content: Content | null): void
  /** Substitutes other inks; all-black inks leave only the areas that a picture covers. Null restores its own. */
  wear(change: ((inks: readonly Vector3[]) => readonly Vector3[]) | null): void
  dispose(): void
}

const NO_INKS: readonly Vector3[] = Array.from({ length: 4 }, () => new Vector3())

export const createQuadGeometry = (): BufferGeometry => new PlaneGeometry(1, 1)

/** Creates a quad. `geometry` is shared by all quads and belongs to the caller. */
export function createLayerQuad(geometry: BufferGeometry): LayerQuad {
  const uniforms = {
    uPlace: { value: new Matrix3() },
    uPicture: { value: null as Texture | null },
    uOpacity: { value: 1 },
    uIsInked: { value: false },
    uInks: { value: NO_INKS },
  }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.matrixAutoUpdate = false
  let content: Content | null = null
  const wear: LayerQuad['wear'] = change => {
    const own = content?.inks ?? null
    uniforms.uIsInked.value = own !== null || change !== null
    uniforms.uInks.value = change ? change(own ?? NO_INKS) : (own ?? NO_INKS)
  }
  return {
    mesh,
    wear,
    get content() {
      return content
    },
    set(next) {
      content = next
      uniforms.uPicture.value = next?.texture ?? null
      if (!next) return
      uniforms.uPlace.value = next.matrix
      uniforms.uOpacity.value = next.opacity
      wear(null)
    },
    dispose() {
      material.dispose()
    },
  }
}
