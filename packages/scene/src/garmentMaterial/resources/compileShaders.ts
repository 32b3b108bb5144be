import { modelsOf, type Garment, type GarmentOptions } from '@kitwright/garment'
import { BufferAttribute, BufferGeometry, Camera, Matrix3, Mesh, Scene, WebGLRenderTarget } from 'three'
import { createClothMaterial } from '../shading/clothMaterial.ts'
import { createShadowMaterial } from '../../view/contactShadow.ts'
import type { ClothKit } from './clothKit.ts'
import type { Pixels } from '../../resolutionScale.ts'
import { slotsOf } from '../shading/slotCount.ts'

/** Creates a triangle without area that has all vertex attributes of cloth. */
function nothing(): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['uv', 2],
    ['aTangent', 3],
    ['aShade', 1],
  ] as const)
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(3 * size), size))
  return geometry
}

export interface WarmUp {
  /** Resolves when no program is left to build; never rejects. */
  readonly ready: Promise<void>
  /** Frees the placeholders. Call it when the drawn garment itself keeps the programs alive. */
  end(): void
}

/**
 * Lets the GPU driver build the programs while the model loads. Building takes longer than loading and would otherwise
 * start after it. The page stays responsive; nothing is visible.
 */
export function compileShaders(
  { kit, camera, pixels }: { kit: ClothKit; camera: Camera; pixels: Pixels },
  worn: { garment: Garment; options: GarmentOptions },
): WarmUp {
  const scene = new Scene()
  const geometry = nothing()
  const [piece] = modelsOf(worn.garment, worn.options).flatMap(({ pieces }) => pieces)
  const cloth = createClothMaterial(piece!, slotsOf(worn.garment, worn.options), kit.shared, kit.blank)
  const shadow = createShadowMaterial(kit.blank)
  for (const material of [cloth.lit, shadow]) {
    const mesh = new Mesh(geometry, material)
    mesh.frustumCulled = false
    scene.add(mesh)
  }
  let isOver = false
  const build = async (): Promise<void> => {
    await kit.renderer.compileAsync(scene, camera)
    // The first draw builds parts that linking does not. Small programs come first: querying a program waits for all
    // submitted GPU work.
    if (isOver) return
    warmSmall(kit)
    pixels.draw(true, () => kit.renderer.render(scene, camera))
  }
  return {
    ready: build().catch((error: unknown) => console.error('the programs were not built ahead', error)),
    end() {
      isOver = true
      geometry.dispose()
      cloth.dispose()
      shadow.dispose()
    },
  }
}

/** Draws nothing with the program of the first layer. Building it later would delay an interaction. */
function warmSmall({ renderer, blank, quad }: ClothKit): void {
  const target = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  quad.set({ texture: blank, opacity: 0, inks: null, matrix: new Matrix3() })
  renderer.setRenderTarget(target)
  renderer.render(quad.mesh, new Camera())
  renderer.setRenderTarget(null)
  target.dispose()
}
