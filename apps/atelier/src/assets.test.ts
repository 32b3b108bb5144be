import { NodeIO, type Primitive } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { type Level, listGarments, type Model } from '@kitwright/garment'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { MeshoptDecoder } from 'meshoptimizer'
import { describe, expect, it } from 'vitest'

// What is checked in must be what the atelier promises: these read the GLB files themselves.

const ASSETS = new URL('../../../packages/garment/assets/', import.meta.url).pathname
const files = listGarments().flatMap(garment =>
  garment.models.flatMap(model =>
    (['full', 'light'] as const).map(level => ({ garment, model, level, file: model.levels[level] })),
  ),
)
/** For a whole garment, or one model of a kit. */
const BUDGET: Record<Level, { triangles: number; bytes: number }> = {
  full: { triangles: 60_000, bytes: 350_000 },
  light: { triangles: 15_000, bytes: 90_000 },
}

interface Cloth {
  readonly piece: string
  readonly isRim: boolean
  readonly scale: number
  readonly indices: ArrayLike<number>
  readonly position: (v: number) => number[]
  readonly normal: (v: number) => number[]
  readonly uv: (v: number) => number[]
}

async function readCloth(garment: string, glb: string): Promise<Cloth[]> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const document = await io.read(`${ASSETS}${garment}/${glb}`)
  return document
    .getRoot()
    .listNodes()
    .map(node => {
      const primitive = node.getMesh()!.listPrimitives()[0]!
      const read = (name: string) => elementReader(primitive, name)
      return {
        piece: String(node.getExtras()['piece']),
        isRim: node.getExtras()['rim'] === true,
        scale: node.getScale()[0],
        indices: primitive.getIndices()!.getArray()!,
        position: read('POSITION'),
        normal: read('NORMAL'),
        uv: read('TEXCOORD_0'),
      }
    })
}

const elementReader = (primitive: Primitive, name: string) => {
  const accessor = primitive.getAttribute(name)!
  return (v: number): number[] => accessor.getElement(v, [])
}

const cross = (a: number[], b: number[], c: number[]): number[] => {
  const [u, v] = [a.map((x, i) => b[i]! - x), a.map((x, i) => c[i]! - x)]
  return [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!]
}

function eachTriangle({ indices }: Cloth, visit: (a: number, b: number, c: number) => void): void {
  for (let t = 0; t < indices.length; t += 3) visit(indices[t]!, indices[t + 1]!, indices[t + 2]!)
}

/** Draped area over flat area of each triangle that is not a sliver. */
function areaRatios(cloth: Cloth, model: Model): number[] {
  const { box } = model.pieces.find(p => p.id === cloth.piece)!
  const ratios: number[] = []
  eachTriangle(cloth, (a, b, c) => {
    const flat = cross(
      ...([a, b, c].map(v => [cloth.uv(v)[0]! * boxWidth(box), cloth.uv(v)[1]! * boxHeight(box), 0]) as [
        number[],
        number[],
        number[],
      ]),
    )
    const draped = cross(
      ...([a, b, c].map(v => cloth.position(v).map(x => x * cloth.scale * 1000)) as [number[], number[], number[]]),
    )
    const flatArea = Math.abs(flat[2]!) / 2
    if (flatArea > 4) ratios.push(Math.hypot(...draped) / 2 / flatArea)
  })
  return ratios
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))]!

describe.each(files)('$garment.id/$file.glb', ({ garment, model, level, file }) => {
  const reading = readCloth(garment.id, file.glb)

  it('has one node per piece, and keeps to its budget', async () => {
    const cloths = await reading
    expect(cloths.filter(c => !c.isRim).map(c => c.piece)).toEqual(model.pieces.map(p => p.id))
    const triangles = cloths.reduce((sum, c) => sum + c.indices.length / 3, 0)
    expect(triangles).toBe(file.triangles)
    expect(triangles).toBeLessThanOrEqual(BUDGET[level].triangles)
    expect(file.bytes).toBeLessThanOrEqual(BUDGET[level].bytes)
  })

  it('keeps every vertex on its piece and every normal on the outer side', async () => {
    for (const cloth of await reading) {
      let inverted = 0
      eachTriangle(cloth, (a, b, c) => {
        const face = cross(cloth.position(a), cloth.position(b), cloth.position(c))
        const mean = [0, 1, 2].map(m => cloth.normal(a)[m]! + cloth.normal(b)[m]! + cloth.normal(c)[m]!)
        const dot = face.reduce((sum, x, m) => sum + x * mean[m]!, 0)
        if (dot < -0.2 * Math.hypot(...face)) inverted++
        for (const v of [a, b, c]) for (const x of cloth.uv(v)) expect(x >= 0 && x <= 1).toBe(true)
      })
      expect(inverted / (cloth.indices.length / 3), cloth.piece).toBeLessThan(0.002)
    }
  })

  it('is closed along every seam: only hems and free rib edges are open', async () => {
    const uses = new Map<string, { count: number; piece: string; ends: number[][] }>()
    for (const cloth of (await reading).filter(c => !c.isRim)) {
      eachTriangle(cloth, (...corners) => {
        for (let k = 0; k < 3; k++) {
          const ends = [corners[k]!, corners[(k + 1) % 3]!]
          const key = ends
            .map(v => cloth.position(v).join(','))
            .toSorted()
            .join(' ')
          const use = uses.get(key) ?? { count: 0, piece: cloth.piece, ends: ends.map(v => cloth.uv(v)) }
          use.count++
          uses.set(key, use)
        }
      })
    }
    for (const { count, piece: id, ends } of uses.values()) {
      if (count !== 1) continue
      const piece = model.pieces.find(p => p.id === id)!
      const free = piece.edges.filter(e => e.name === 'hem' || e.name === 'top').flatMap(e => e.points)
      const [low, high] = [Math.min(...free.map(p => p.y)) - 2, Math.max(...free.map(p => p.y)) + 2]
      for (const [, v] of ends) {
        const y = piece.box[1] + v! * boxHeight(piece.box)
        expect(y >= low && y <= high, `${id} is open at ${ends.join(' ')}`).toBe(true)
      }
    }
  })

  it('is cloth that keeps its area: what is drawn flat is worn undistorted', async () => {
    const ribs = new Set(model.pieces.filter(p => p.isRib).map(p => p.id))
    const cloths = (await reading).filter(c => !c.isRim && !ribs.has(c.piece))
    const ratios = cloths.flatMap(c => areaRatios(c, model)).toSorted((a, b) => a - b)
    expect(Math.abs(percentile(ratios, 0.5) - 1)).toBeLessThan(0.03)
    expect(percentile(ratios, 0.05)).toBeGreaterThan(0.9)
    expect(percentile(ratios, 0.95)).toBeLessThan(1.1)
  })
})

describe.each(listGarments())('$id', garment => {
  it.each(['full', 'light'] as const)('keeps to the budget of the %s level in every variant', level => {
    for (const variant of garment.variants) {
      const worn = variant.models.map(id => garment.models.find(m => m.id === id)!.levels[level])
      expect(worn.reduce((sum, m) => sum + m.triangles, 0)).toBeLessThanOrEqual(BUDGET[level].triangles)
    }
  })
})
