import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bakeAll, type Task } from './bakeAll.ts'
import type { Baked } from './garments/bakeModel.ts'
import { MAKERS } from './garments/index.ts'
import type { Maker } from './garments/maker.ts'
import { presentGarment } from './garments/presentGarment.ts'
import { FINE, QUICK } from './garments/quality.ts'
import { grade } from './grading/main.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
})

if (positionals[0] === 'grade') process.exit(await grade(positionals.slice(1), values.out).then(() => 0))

const makers = positionals.includes('all') ? MAKERS : MAKERS.filter(maker => positionals.includes(maker.id))
if (makers.length === 0) {
  const names = ['all', ...MAKERS.map(maker => maker.id)].join('|')
  console.error(`usage: npm run atelier -- ${names} [--quick] [--only <model>]… [--out <folder>]`)
  process.exit(2)
}

const out = values.out ?? new URL('../../../packages/garment/assets', import.meta.url).pathname
const startedAt = performance.now()
const tasks = makers.flatMap(maker => (values.only ?? maker.modelIds).map((id): Task => ({ maker, id })))
let done = 0

function tell({ garment, model, files, gapMm }: Baked, seconds: number): void {
  const sizes = files.map(f => `${f.level} ${f.triangles} triangles ${(f.glb.byteLength / 1000).toFixed(0)} kB`)
  const gap = gapMm.toFixed(2)
  console.log(`${++done}: ${garment}/${model.id}: ${sizes.join(', ')}, seams to ${gap} mm, ${seconds.toFixed(0)} s`)
}

async function keep(maker: Maker, baked: readonly Baked[]): Promise<void> {
  const folder = `${out}/${maker.id}`
  await mkdir(folder, { recursive: true })
  for (const { model, files } of baked)
    for (const { level, glb } of files) await writeFile(`${folder}/${model.levels[level].glb}`, glb)
  if (values.only) return
  const models = maker.modelIds.map(id => baked.find(b => b.model.id === id)!.model)
  await writeFile(`${folder}/garment.json`, `${JSON.stringify(presentGarment(maker, models))}\n`)
}

const baked = await bakeAll(tasks, values.quick ? QUICK : FINE, tell)
for (const maker of makers)
  await keep(
    maker,
    baked.filter(b => b.garment === maker.id),
  )
console.log(`${baked.length} models in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
