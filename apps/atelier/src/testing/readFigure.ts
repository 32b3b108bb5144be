import { NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

/** The checked-in mannequin: each node's points in whole steps of its grid, and the triangles of all meshes. */
export async function readFigure(file: URL): Promise<{ nodes: ReadonlyMap<string, number[]>; triangles: number }> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const root = (await io.read(file.pathname)).getRoot()
  const nodes = root.listNodes().map((node): [string, number[]] => {
    const accessor = node.getMesh()!.listPrimitives()[0]!.getAttribute('POSITION')!
    return [node.getName(), Array.from({ length: accessor.getCount() }, (_, v) => accessor.getElement(v, [])).flat()]
  })
  const indices = root.listMeshes().flatMap(mesh => mesh.listPrimitives().map(each => each.getIndices()!.getCount()))
  return { nodes: new Map(nodes), triangles: indices.reduce((sum, count) => sum + count, 0) / 3 }
}
