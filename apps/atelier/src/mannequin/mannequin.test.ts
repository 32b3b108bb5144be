import { readdirSync, readFileSync } from 'node:fs'
import { BOOTS } from '@kitwright/library/players'
import { describe, expect, it } from 'vitest'
import { readCloth } from '../testing/readCloth.ts'
import { makeParts } from './makeMannequin.ts'
import { PARTS } from './parts.ts'
import { NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

/** The checked-in mannequin: each node's points in whole steps of its grid, and the triangles of all meshes. */
async function readFigure(file: URL): Promise<{ nodes: ReadonlyMap<string, number[]>; triangles: number }> {
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

/** Counts an arm's groups of connected triangles, counts its edges with one triangle only, and finds how high it reaches. */
async function readArm(file: URL): Promise<{ groups: number; borders: number; lowM: number; highM: number }> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const nodes = (await io.read(file.pathname)).getRoot().listNodes()
  const primitive = nodes
    .find(node => node.getName() === 'arm')!
    .getMesh()!
    .listPrimitives()[0]!
  const places = primitive.getAttribute('POSITION')!
  const groupOf = Array.from({ length: places.getCount() }, (_, i) => i)
  const group = (vertex: number): number => (groupOf[vertex] === vertex ? vertex : group(groupOf[vertex]!))
  const corners = [...primitive.getIndices()!.getArray()!]
  const uses = new Map<string, number>()
  for (let t = 0; t < corners.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[t + k]!, corners[t + ((k + 1) % 3)]!]
      groupOf[group(a)] = group(b)
      const edge = [a, b].toSorted((p, q) => p - q).join()
      uses.set(edge, (uses.get(edge) ?? 0) + 1)
    }
  const [lowM, highM] = [places.getMin([])[1]! / 10_000, places.getMax([])[1]! / 10_000]
  const borders = [...uses.values()].filter(count => count === 1).length
  return { groups: new Set(corners.map(group)).size, borders, lowM, highM }
}

const MODELS = readdirSync(new URL('../../../../packages/garment/src/soccer', import.meta.url)).filter(file =>
  file.endsWith('.glb'),
)
const FILE = new URL('../../../../packages/library/assets/players/mannequin.glb', import.meta.url)

const part = (name: string) => PARTS.find(each => each.name === name)!

/** How near the cloth of a model comes to parts of the figure, mm; negative where they poke through. */
async function clearance(glb: string, names: readonly string[]): Promise<number> {
  const fields = names.map(name => part(name).field)
  let least = Infinity
  for (const { count, position, scale } of await readCloth('soccer', glb))
    for (let v = 0; v < count; v++) {
      const [x, y, z] = position(v).map(k => k * scale) as [number, number, number]
      for (const field of fields) least = Math.min(least, field(Math.abs(x), y, z))
    }
  return least * 1000
}

describe('the mannequin', () => {
  it.each(MODELS.filter(glb => !glb.includes('-long-')))('stays under the cloth of %s', async glb => {
    const names = glb.startsWith('shorts') ? ['leg'] : ['arm']
    expect(await clearance(glb, names)).toBeGreaterThan(0)
  })

  it('has every part that the catalogue wears, in little', async () => {
    const { nodes, triangles } = await readFigure(FILE)
    const wanted = [
      'arm',
      'hand.long',
      'glove',
      'glove.long',
      'leg',
      'sock',
      ...BOOTS.flatMap(({ id, form }) => [`boots.${form}.upper`, `boots.${id}.sole`, `boots.${form}.trim`]),
    ]
    expect(wanted.filter(name => !nodes.has(name))).toEqual([])
    expect(triangles).toBeLessThanOrEqual(10_500)
    expect(readFileSync(FILE).byteLength).toBeLessThanOrEqual(95_000)
  })

  it('has one closed skin from inside the sleeve to the finger tips', async () => {
    const { groups, borders, lowM, highM } = await readArm(FILE)
    expect([groups, borders]).toEqual([1, 0])
    expect(lowM).toBeLessThan(-0.7)
    expect(highM).toBeLessThan(-0.15)
  })

  it('is the one that the atelier makes, point for point', async () => {
    const { nodes } = await readFigure(FILE)
    const [made] = await makeParts([part('leg')])
    const steps = Array.from(made!.shell.positions, value => Math.round(value * 10_000))
    expect(nodes.get('leg')).toEqual(steps)
  })
})
