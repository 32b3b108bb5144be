// iterate on the leaf alone
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { getMaker } from './garments/index.ts'
import { QUICK, FINE } from './garments/quality.ts'
import { toSewnMesh } from './finish/sewnMesh.ts'
import { smooth } from './finish/smooth.ts'
import { subdivide } from './finish/subdivide.ts'
import { thickenRibs } from './finish/thicken.ts'
import { ambientOcclusion } from './finish/occlusion.ts'
import { simplify } from './finish/simplify.ts'
import { addRims } from './finish/rims.ts'
import { addTrims } from './finish/addTrims.ts'
import { writeGlb } from './finish/writeGlb.ts'
import { boxOf } from './pattern/pattern.ts'
import { presentModel } from './garments/presentGarment.ts'
const [garment, id, q, fresh] = process.argv.slice(2) as [string, string, string, string]
const maker = getMaker(garment)
const plan = maker.planModel(id)
const fin = maker.finishing(plan)
const cache = `/tmp/collars/${id}.${q}.bin`
const t0 = performance.now()
let fine: any, gap: any
if (existsSync(cache) && fresh !== 'fresh') ({ fine, gap } = deserialize(await readFile(cache)))
else {
  const under = existsSync('/tmp/collars/shorts.worn') ? deserialize(await readFile('/tmp/collars/shorts.worn')) : undefined
  const d = maker.drape(plan, { quality: q === 'fine' ? FINE : QUICK, ...(maker.wornUnder?.(id) ? { under } : {}) })
  fine = smooth(subdivide(toSewnMesh(d.cloth)), 3); gap = d.gap
  await writeFile(cache, serialize({ fine, gap }))
}
console.log('draped', gap, ((performance.now() - t0) / 1000).toFixed(0))
const th = thickenRibs(fine, fin.ribThicknessMm)
const trims = fin.trims?.(th.mesh) ?? []
console.log('trims', ((performance.now() - t0) / 1000).toFixed(0))
const openness = ambientOcclusion(th.mesh)
const boxes = new Map(plan.pattern.pieces.map(p => [p.id, boxOf(p)]))
const out = `/tmp/collars/l/${garment}`
await mkdir(out, { recursive: true })
for (const level of ['full', 'light'] as const) {
  const cloth = addRims(await simplify(th.mesh, fin.triangles[level]), th, 0.0014)
  const dressed = addTrims({ surface: cloth, openness }, trims, level)
  const glb = await writeGlb({ level, ...dressed, boxOf: p => boxes.get(p)! })
  await writeFile(`${out}/${id}.${level}.glb`, glb)
  console.log(level, dressed.surface.parts.reduce((s, p) => s + p.triangles.length / 3, 0), glb.byteLength)
}
console.log('done', ((performance.now() - t0) / 1000).toFixed(0))
