import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bakeAll } from './bakeAll.ts'
import type { Baked } from './garments/soccer/bakeModel.ts'
import { MODEL_IDS, SHORTS_ID } from './garments/soccer/models.ts'
import { presentGarment } from './garments/soccer/presentGarment.ts'
import { FINE, QUICK } from './garments/soccer/recipe.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
})

if (positionals[0] !== 'soccer') {
  console.error('usage: npm run atelier -- soccer [--quick] [--only <model>]… [--out <folder>]')
  process.exit(2)
}

const out = values.out
  ? `${values.out}/`
  : new URL('../../../packages/garment/assets/soccer/', import.meta.url).pathname
const ids = values.only ?? MODEL_IDS
const quality = values.quick ? QUICK : FINE
const startedAt = performance.now()

function tell({ model, glb, gapMm }: Baked, seconds: number): void {
  const kB = (glb.byteLength / 1000).toFixed(0)
  const gap = gapMm.toFixed(2)
  console.log(`${model.id}: ${model.triangles} triangles, ${kB} kB, seams closed to ${gap} mm, ${seconds.toFixed(0)} s`)
}

// the jerseys hang over the shorts, so these come first
const [shorts] = await bakeAll([{ id: SHORTS_ID, quality }], tell)
const jerseys = ids.filter(id => id !== SHORTS_ID).map(id => ({ id, quality, shorts: shorts!.worn }))
const baked = [...(await bakeAll(jerseys, tell)), shorts!]
await mkdir(out, { recursive: true })
for (const { model, glb } of baked) await writeFile(`${out}${model.glb}`, glb)
if (!values.only) {
  await writeFile(`${out}garment.json`, `${JSON.stringify(presentGarment(baked.map(b => b.model)))}\n`)
}
console.log(`${baked.length} models in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
