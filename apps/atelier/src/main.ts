import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Garment, KNOWN_SIZES } from '@kitwright/garment'
import { addRecords, SHIPPED_RECORDS } from './bakeRecords/bakeRecords.ts'
import { recordsOf } from './bakeRecords/recordsOf.ts'
import { bakeAll, orderTasks, type Task } from './bakeAll.ts'
import { type BakeTime, timesByGarment, timesTable } from './bakeTimes.ts'
import type { BakeResult } from './garments/bakeModel.ts'
import { MAKERS } from './garments/index.ts'
import type { Maker } from './garments/garmentMaker.ts'
import { presentGarment } from './garments/presentGarment.ts'
import { FINE, QUICK } from './garments/bakeQuality.ts'
import { grade } from './gradeAll.ts'
import { layOutGarments } from './flattening/main.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    out: { type: 'string' },
    times: { type: 'string' },
    size: { type: 'string', multiple: true },
  },
})

const assets = new URL('../../../packages/garment/src', import.meta.url).pathname
const out = values.out ?? assets
const quality = values.quick ? QUICK : FINE

/**
 * Writes the data from `product.ts`, `start.ts` and the zone tables of these garments (of all, if none is named) beside
 * the existing models, without baking.
 */
async function presentAgain(ids: readonly string[]): Promise<void> {
  for (const maker of MAKERS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    const file = `${out}/${maker.id}/garment.json`
    const { models } = JSON.parse(await readFile(file, 'utf8')) as Garment
    const zoned = models.map(model => ({ ...model, zones: maker.planModel(model.id).zones }))
    await writeFile(file, `${JSON.stringify(presentGarment(maker, zoned))}\n`)
  }
}

if (positionals[0] === 'patterns') {
  const { drawAllPatterns } = await import('./textilePatterns/main.ts')
  process.exit(await drawAllPatterns(positionals[1] === 'new').then(() => 0))
}
if (positionals[0] === 'grade') process.exit(await grade(positionals.slice(1), values.out).then(() => 0))
if (positionals[0] === 'wraps') {
  await layOutGarments(positionals.slice(1), console.log, values.out)
  process.exit(0)
}
if (positionals[0] === 'prove') {
  const { compareSeams } = await import('./flattening/seamProof/compareSeamInk.ts')
  const sizes = values.size && KNOWN_SIZES.filter(size => values.size?.includes(size))
  const meets = await compareSeams({ ids: positionals.slice(1), sizes, out: values.out }, console.log)
  process.exit(meets ? 0 : 1)
}
if (positionals[0] === 'present') {
  await presentAgain(positionals.slice(1))
  process.exit(0)
}
if (positionals[0] === 'fonts') {
  await (await import('./fonts/makeFontTables.ts')).makeFontTables(console.log)
  process.exit(0)
}
if (positionals[0] === 'mannequin') {
  await (await import('./mannequin/makeMannequin.ts')).makeMannequin(console.log)
  process.exit(0)
}
if (positionals[0] === 'head') {
  await (await import('./heads/makeHead.ts')).makeHead(console.log)
  if (positionals[1] === 'pictures') await (await import('./heads/preview/presentHeads.ts')).presentHeads(console.log)
  process.exit(0)
}

const SHEET = new URL('../../../docs/pictures/garments.png', import.meta.url).pathname
const startedAt = performance.now()
const seconds = (): string => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`

const makers = positionals.includes('all') ? MAKERS : MAKERS.filter(maker => positionals.includes(maker.id))
const wantsSheet = positionals.includes('sheet')
if (makers.length === 0 && !wantsSheet) {
  const names = [
    'all',
    'sheet',
    'patterns',
    'mannequin',
    'head',
    'wraps',
    'prove',
    ...MAKERS.map(maker => maker.id),
  ].join('|')
  console.error(`usage: npm run atelier -- ${names} [--quick] [--only <model>]… [--out <folder>] [--times <file>.json]`)
  process.exit(2)
}

function tell({ garment, model, files, gapMm }: BakeResult, took: number): void {
  const sizes = files.map(f => `${f.level} ${f.triangles} triangles ${(f.glb.byteLength / 1000).toFixed(0)} kB`)
  console.log(`  ${garment}/${model.id}: ${sizes.join(', ')}, seams to ${gapMm.toFixed(2)} mm, ${took.toFixed(0)} s`)
}

/** Writes some of a garment's models into its `garment.json`, if that is in the folder. */
async function replaceModels(maker: Maker, folder: string, baked: readonly BakeResult[]): Promise<void> {
  const file = `${folder}/garment.json`
  if (!existsSync(file)) return
  const { models } = JSON.parse(await readFile(file, 'utf8')) as Garment
  const now = models.map(model => baked.find(b => b.model.id === model.id)?.model ?? model)
  await writeFile(file, `${JSON.stringify(presentGarment(maker, now))}\n`)
}

async function keep(maker: Maker, baked: readonly BakeResult[]): Promise<void> {
  const folder = `${out}/${maker.id}`
  await mkdir(folder, { recursive: true })
  for (const { model, files } of baked)
    for (const { level, glb } of files) await writeFile(`${folder}/${model.levels[level].glb}`, glb)
  await addRecords(values.out ? `${out}/bakes.json` : SHIPPED_RECORDS, recordsOf(maker, baked, quality))
  if (values.only) return replaceModels(maker, folder, baked)
  const models = maker.modelIds.map(id => baked.find(b => b.model.id === id)!.model)
  await writeFile(`${folder}/garment.json`, `${JSON.stringify(presentGarment(maker, models))}\n`)
  // the other sizes are cut from the same pattern, so a stale one would not fit the displayed model
  await grade([maker.id], out)
  await layOutGarments([maker.id], console.log, out)
}

/** Bakes the makers' models. A garment is written as soon as its last model is done. */
async function bakeGarments(): Promise<void> {
  const tasks = makers.flatMap(maker => (values.only ?? maker.modelIds).map((id): Task => ({ maker, id })))
  const ready = new Map<Maker, BakeResult[]>(makers.map(maker => [maker, []]))
  const kept: Promise<void>[] = []
  const times: BakeTime[] = []
  await bakeAll(tasks, quality, (baked, took) => {
    tell(baked, took)
    times.push({ garment: baked.garment, model: baked.model.id, seconds: took })
    const maker = makers.find(m => m.id === baked.garment)!
    const models = ready.get(maker)!
    models.push(baked)
    if (models.length < tasksOf(maker, tasks)) return
    kept.push(keep(maker, models))
    console.log(`${maker.id}: garment ${kept.length} of ${makers.length}, ${models.length} models, ${seconds()}`)
  })
  await Promise.all(kept)
  console.log(timesTable(times))
  if (values.times) await writeFile(values.times, `${JSON.stringify(timesByGarment(times), undefined, 2)}\n`)
}

/** Returns how many models a maker bakes, including those worn under them. */
const tasksOf = (maker: Maker, tasks: readonly Task[]): number =>
  orderTasks(tasks).filter(t => t.maker === maker).length

if (makers.length > 0) await bakeGarments()
// imported only now: it reads the list of sewn garments on import
if (wantsSheet) await (await import('./preview/contactSheet.ts')).writeContactSheet(SHEET, console.log)
console.log(seconds())
