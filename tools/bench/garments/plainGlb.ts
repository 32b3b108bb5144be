import { type Accessor, NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer/decoder'

/** The accessor's numbers as a program writes them that does not pack: floats, and 32-bit indices. */
function unpack(accessor: Accessor): void {
  if (accessor.getType() === 'SCALAR') return void accessor.setArray(Uint32Array.from(accessor.getArray()!))
  const width = accessor.getElementSize()
  const numbers = new Float32Array(accessor.getCount() * width)
  const element: number[] = []
  for (let i = 0; i < accessor.getCount(); i++) numbers.set(accessor.getElement(i, element), i * width)
  accessor.setArray(numbers).setNormalized(false)
}

/** A GLB of ours unpacked: the same nodes and triangles, nothing compressed, nothing quantised. */
export async function plainGlb(glb: Uint8Array): Promise<Uint8Array> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const document = await io.readBinary(glb)
  const root = document.getRoot()
  root.listAccessors().forEach(unpack)
  for (const extension of root.listExtensionsUsed()) extension.dispose()
  return io.writeBinary(document)
}
