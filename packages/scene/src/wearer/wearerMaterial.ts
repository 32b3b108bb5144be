import { DoubleSide, NoBlending, NormalBlending, ShaderMaterial, Vector3, Vector4, type IUniform } from 'three'
import { toColour } from '../garmentMaterial/shading/packSlots.ts'
import { patternNumber, type PartPattern } from './patterns.ts'
import { WEARER_VERTEX, wearerFragment } from './wearerShader.ts'

/** The material of each part: gloss, its sharpness, softness, and light under the skin. */
const MATERIALS = {
  skin: [0.13, 14, 0.3, 1],
  knit: [0.03, 6, 0.15, 0],
  leather: [0.42, 34, 0.05, 0],
  plate: [0.5, 50, 0, 0],
} as const
export type MaterialKind = keyof typeof MATERIALS

const FX = { none: 0, glow: 1, sheen: 2, sparks: 3 } as const

/** The paint of a part. */
export interface Paint {
  readonly material: MaterialKind
  readonly first: string
  readonly second?: string
  readonly pattern?: PartPattern
  readonly fx?: keyof typeof FX | null
  /** Below 1 the part is transparent and drawn last. */
  readonly opacity?: number
}

/**
 * Creates a part's material. `scale`: metres per step of the part's coordinates. `shared`: the light and the joints of
 * the part.
 */
export function createWearerMaterial(scale: number, shared: Readonly<Record<string, IUniform>>): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: WEARER_VERTEX,
    fragmentShader: wearerFragment(),
    side: DoubleSide,
    blending: NoBlending,
    uniforms: {
      ...shared,
      uScale: { value: scale },
      uFirst: { value: new Vector3() },
      uSecond: { value: new Vector3() },
      uPattern: { value: 0 },
      uOpacity: { value: 1 },
      uLook: { value: new Vector4() },
      uFx: { value: 0 },
    },
  })
}

export function paint(
  shader: ShaderMaterial,
  { material, first, second = first, pattern = 'plain', fx, opacity = 1 }: Paint,
): void {
  const { uFirst, uSecond, uPattern, uOpacity, uLook, uFx } = shader.uniforms as Record<string, IUniform>
  const set = (uniform: IUniform, colour: string): void => {
    const [r, g, b] = toColour(colour)
    ;(uniform.value as Vector3).set(r, g, b)
  }
  set(uFirst!, first)
  set(uSecond!, second)
  uPattern!.value = patternNumber(pattern)
  uOpacity!.value = opacity
  uFx!.value = FX[fx ?? 'none']
  ;(uLook!.value as Vector4).fromArray(MATERIALS[material])
  shader.transparent = opacity < 1
  shader.depthWrite = opacity === 1
  shader.blending = opacity < 1 ? NormalBlending : NoBlending
}
