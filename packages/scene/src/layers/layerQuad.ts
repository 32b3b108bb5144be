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
  type BufferGeometry,
  type Texture,
} from 'three'
import type { Quad } from './bounds.ts'

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
void main() {
  gl_FragColor = texture(uPicture, vPicture) * uOpacity;
}
`

/** A unit quad to clip space, where −1 is the left and the top of the piece. */
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

interface Content {
  readonly texture: Texture
  readonly opacity: number
  readonly matrix: Matrix3
}

export interface LayerQuad {
  readonly mesh: Mesh
  readonly isUsed: boolean
  set(content: Content | null): void
  dispose(): void
}

export const createQuadGeometry = (): BufferGeometry => new PlaneGeometry(1, 1)

/** `geometry` is shared by all quads and belongs to the caller. */
export function createLayerQuad(geometry: BufferGeometry): LayerQuad {
  const uniforms = {
    uPlace: { value: new Matrix3() },
    uPicture: { value: null as Texture | null },
    uOpacity: { value: 1 },
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
  return {
    mesh,
    get isUsed() {
      return uniforms.uPicture.value !== null
    },
    set(content) {
      uniforms.uPicture.value = content?.texture ?? null
      if (!content) return
      uniforms.uPlace.value = content.matrix
      uniforms.uOpacity.value = content.opacity
    },
    dispose() {
      material.dispose()
    },
  }
}
