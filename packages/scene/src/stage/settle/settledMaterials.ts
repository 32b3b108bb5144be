import { DoubleSide, NoBlending, ShaderMaterial, type Material, type Mesh } from 'three'
import { CLOTH_VERTEX } from '../../garmentMaterial/shading/clothShader.ts'
import type { PieceView } from '../../garmentMaterial/pieces/pieceView.ts'
import { GROUND_VERTEX, groundFragment, settledProgram } from './settledShader.ts'
import type { SettleUniforms } from './settleUniforms.ts'
import type { LightCount } from './studioSamples.ts'

/** The meshes of a scene with their materials for the settled picture. */
export interface SettledMaterials {
  /** Draws with the settled materials. */
  use(draw: () => void): void
  /** Draws only what casts shadows. */
  useCasters(draw: () => void): void
  readonly own: readonly ShaderMaterial[]
}

export interface SettledMaterialsInput {
  readonly pieces: Iterable<{ readonly view: PieceView }>
  readonly ground: Mesh | null
  readonly uniforms: SettleUniforms
  readonly lights: LightCount
}

/** Share of the ground's light that can be seen to be missing: the floor itself is bright. */
const DARKNESS = 0.42

function clothMaterial({ material }: PieceView, uniforms: SettleUniforms, lights: LightCount): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: CLOTH_VERTEX,
    fragmentShader: material.fragment(settledProgram(lights, material.hasHoles())),
    uniforms: { ...material.lit.uniforms, ...uniforms },
    side: DoubleSide,
    blending: NoBlending,
  })
}

const groundMaterial = (uniforms: SettleUniforms, lights: LightCount): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: GROUND_VERTEX,
    fragmentShader: groundFragment(lights),
    uniforms: { ...uniforms, uDarkness: { value: DARKNESS } },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  })

export function createSettledMaterials(input: SettledMaterialsInput): SettledMaterials {
  const { pieces, ground, uniforms, lights } = input
  const swaps: { mesh: Mesh; settled: ShaderMaterial; moving: Material | Material[] }[] = []
  const swap = (mesh: Mesh, settled: ShaderMaterial): void => void swaps.push({ mesh, settled, moving: mesh.material })
  for (const { view } of pieces) swap(view.meshes.mesh, clothMaterial(view, uniforms, lights))
  if (ground) swap(ground, groundMaterial(uniforms, lights))
  return {
    use(draw) {
      for (const { mesh, settled } of swaps) mesh.material = settled
      draw()
      for (const { mesh, moving } of swaps) mesh.material = moving
    },
    useCasters(draw) {
      const isVisible = ground?.visible ?? false
      if (ground) ground.visible = false
      draw()
      if (ground) ground.visible = isVisible
    },
    own: swaps.map(({ settled }) => settled),
  }
}
