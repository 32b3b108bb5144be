import { Mesh, type BufferGeometry, type Group, type IUniform, type Object3D, type ShaderMaterial } from 'three'
import type { WearerAppearance } from './appearance.ts'
import { partsOf } from './appearanceParts.ts'
import { createWearerMaterial, paint } from './wearerMaterial.ts'

type Part = Mesh<BufferGeometry, ShaderMaterial>

function placeLike(mesh: Object3D, source: Object3D): void {
  mesh.position.copy(source.position)
  mesh.quaternion.copy(source.quaternion)
  mesh.scale.copy(source.scale)
}

/** The parents of the limbs of each side, and the uniforms that their materials share. */
interface LimbPlace {
  readonly left: Group
  readonly right: Group
  readonly uniforms: Readonly<Record<string, IUniform>>
}

/** Creates the shown limbs of a mannequin, whose parts come and go with the appearance. */
export function createLimbs(figure: ReadonlyMap<string, Mesh>, { left, right, uniforms }: LimbPlace) {
  const shown = new Map<string, Part>()
  const make = (name: string, side: 'left' | 'right'): Part | null => {
    const source = figure.get(name)
    if (!source) return null
    const material = createWearerMaterial(source.scale.x, uniforms)
    const mesh = new Mesh(source.geometry, material)
    placeLike(mesh, source)
    ;(side === 'left' ? left : right).add(mesh)
    return mesh
  }
  return {
    wear(appearance: WearerAppearance): void {
      const wanted = partsOf(appearance)
      for (const [key, part] of shown) {
        if (wanted.has(key)) continue
        part.removeFromParent()
        part.material.dispose()
        shown.delete(key)
      }
      for (const [key, { name, side, paint: painted }] of wanted) {
        const part = shown.get(key) ?? make(name, side)
        if (!part) continue
        shown.set(key, part)
        paint(part.material, painted)
      }
    },
    dispose(): void {
      for (const part of shown.values()) part.material.dispose()
      shown.clear()
    },
  }
}
