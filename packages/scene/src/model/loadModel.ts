import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { type BufferGeometry, type Material, Mesh, type Object3D } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { readPieceMesh, type PieceMesh } from '../pieceMesh.ts'

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

/** Two models at two levels, as of a kit: going from garment to garment must not fill the memory. */
const MAX_KEPT = 4

function keep(url: string, loading: Promise<readonly PieceMesh[]>): Promise<readonly PieceMesh[]> {
  parsed.delete(url)
  parsed.set(url, loading)
  for (const oldest of parsed.keys()) if (parsed.size > MAX_KEPT) parsed.delete(oldest)
  return loading
}

/** The meshes of a GLB; those that were asked for last are parsed only once. Rejects when it cannot be loaded. */
export function loadModel(url: string): Promise<readonly PieceMesh[]> {
  const known = parsed.get(url)
  if (known) return keep(url, known)
  const loading = keep(url, fetchModel(url))
  // A failed load must not be remembered: the next show() tries again.
  loading.catch(() => parsed.delete(url))
  return loading
}
