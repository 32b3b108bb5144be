import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { Mesh, type Object3D } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/** The parts of the mannequin by name, each placed on its left side. Rejects when it cannot be loaded. */
export async function loadFigure(url: string): Promise<ReadonlyMap<string, Mesh>> {
  const loader = new GLTFLoader()
  loader.setMeshoptDecoder(MeshoptDecoder)
  const { scene } = await loader.loadAsync(url)
  const parts = new Map<string, Mesh>()
  // The loader takes dots out of names; what was written is kept beside.
  const nameOf = (node: Object3D): string => (node.userData as { name?: string }).name ?? node.name
  scene.traverse(node => {
    if (node instanceof Mesh) parts.set(nameOf(node), node)
  })
  return parts
}
