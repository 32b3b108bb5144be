import { MeshoptDecoder } from 'meshoptimizer/decoder'
import type { BufferGeometry, Material, Object3D } from 'three'
import { Mesh } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { readPieceMesh, type PieceMesh } from './pieceMesh.ts'

const parsed = new Map<string, Promise<readonly PieceMesh[]>>()

type PieceNode = Mesh<BufferGeometry, Material>

const isMesh = (node: Object3D): node is PieceNode => node instanceof Mesh

/** A primitive of a node with several lies under the named node. */
function labelOf(node: Object3D): { piece: string; isRim: boolean } {
  for (let at: Object3D | null = node; at; at = at.parent) {
    const { piece, rim } = at.userData as { piece?: unknown; rim?: unknown }
    if (typeof piece === 'string') return { piece, isRim: rim === true || node.userData.rim === true }
  }
  return { piece: node.name, isRim: false }
}

async function fetchModel(url: string): Promise<readonly PieceMesh[]> {
  const loader = new GLTFLoader()
  loader.setMeshoptDecoder(MeshoptDecoder)
  const { scene } = await loader.loadAsync(url)
  scene.updateMatrixWorld(true)
  const meshes: PieceMesh[] = []
  scene.traverse(node => {
    if (isMesh(node)) meshes.push(readPieceMesh(node.geometry, node.matrixWorld, labelOf(node)))
  })
  return meshes
}

/** The meshes of a GLB, parsed once per address for the life of the page. Rejects when it cannot be loaded. */
export function loadModel(url: string): Promise<readonly PieceMesh[]> {
  const known = parsed.get(url)
  if (known) return known
  const loading = fetchModel(url)
  parsed.set(url, loading)
  // A failed load must not be remembered: the next show() tries again.
  loading.catch(() => parsed.delete(url))
  return loading
}
