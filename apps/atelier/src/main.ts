import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bakeAll } from './bakeAll.ts'
import { MODEL_IDS } from './garments/soccer/models.ts'
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

const out = values.out ? `${values.out}/` : new URL('../../../packages/garment/assets/soccer/', import.meta.url).pathname
const ids = values.only ?? MODEL_IDS
const startedAt = performance.now()
await mkdir(out, { recursive: true })
const baked = await bakeAll(ids, values.quick ? QUICK : FINE, ({ model, glb, gapMm }, seconds) => {
  const kB = (glb.byteLength / 1000).toFixed(0)
  console.log(
    `${model.id}: ${model.triangles} triangles, ${kB} kB, seams closed to ${gapMm.toFixed(2)} mm, ${seconds.toFixed(0)} s`,
  )
})
for (const { model, glb } of baked) await writeFile(`${out}${model.glb}`, glb)
if (!values.only) {
  await writeFile(`${out}garment.json`, `${JSON.stringify(presentGarment(baked.map((b) => b.model)))}\n`)
}
console.log(`${baked.length} models in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
