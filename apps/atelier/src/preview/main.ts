import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Garment, Level, Model } from '@kitwright/garment'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { getMaker } from '../garments/index.ts'
import { presentModel } from '../garments/presentGarment.ts'
import { openHeadlessPage } from './headlessPage.ts'
import { KITS } from './kits.ts'
import type { Shot, View } from './viewer.ts'

// node apps/atelier/src/preview/main.ts [--assets folder] [--out folder] [--views front,q|turn] [--kit red] [--sheet]
//   [--level full|light] model[+model]…
// A folder without garment.json (a quick bake of one model) must bear the garment's id as its name.

const TURN = ['0', '45', '90', '135', '180', '225', '270', '315']
const VIEWS: Record<string, Pick<View, 'azimuth'> & Partial<View>> = {
  ...Object.fromEntries(TURN.map(degrees => [degrees, { azimuth: Number(degrees) }])),
  front: { azimuth: 0 },
  q: { azimuth: 32 },
  left: { azimuth: 90 },
  right: { azimuth: -90 },
  back: { azimuth: 180 },
  bq: { azimuth: 215 },
  neckLeft: { azimuth: 75, elevation: 22, distance: 0.36, target: [0, 0.27, 0] },
  neckBack: { azimuth: 195, elevation: 22, distance: 0.36, target: [0, 0.27, 0] },
  neck: { azimuth: 15, elevation: 18, distance: 0.42, target: [0, 0.25, 0] },
  hem: { azimuth: 20, elevation: 2, distance: 0.4, target: [0.1, -0.2, 0] },
  under: { azimuth: 60, elevation: -8, distance: 0.5, target: [0.1, 0.1, 0] },
  elbow: { azimuth: 50, elevation: 4, distance: 0.5, target: [0.28, -0.02, 0.05] },
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    assets: {
      type: 'string',
      default: new URL('../../../../packages/garment/src/soccer', import.meta.url).pathname,
    },
    out: { type: 'string', default: '/tmp/atelier' },
    views: { type: 'string', default: 'front,back,left,right,q,neck' },
    kit: { type: 'string', default: 'blue' },
    level: { type: 'string', default: 'full' },
    sheet: { type: 'boolean', default: false },
    wireframe: { type: 'boolean', default: false },
    width: { type: 'string', default: '900' },
  },
})
const assets = values.assets.replace(/\/$/, '')
const level: Level = values.level === 'light' ? 'light' : 'full'
const width = Number(values.width)
const height = Math.round((width * 10) / 9)
const views = values.views === 'turn' ? TURN : values.views.split(',')

const COLUMNS = 4

/** Reads the shipped models, or for a single baked model its maker's plan. */
async function readModels(): Promise<(id: string) => Model> {
  const json = await readFile(`${assets}/garment.json`, 'utf8').catch(() => undefined)
  const garment = json ? (JSON.parse(json) as Garment) : undefined
  return id => {
    const known = garment?.models.find(m => m.id === id)
    if (known) return known
    const files = (['full', 'light'] as const).map(l => ({ level: l, glb: new Uint8Array(), triangles: 0 }))
    return presentModel(getMaker(basename(assets)).planModel(id), files)
  }
}

function viewOf(name: string): View {
  const view = VIEWS[name]
  if (!view) throw new Error(`there is no view ${name}`)
  return { elevation: 4, distance: 1, target: [0, 0, 0], ...view }
}

const shotOf = (models: readonly Model[]): Shot => ({
  models: models.map(model => ({ glb: `/${model.id}.${level}.glb`, model })),
  kit: KITS[values.kit] ?? KITS['blue']!,
  width,
  height,
  views: views.map(viewOf),
  wireframe: values.wireframe,
  isPlain: values.kit === 'plain',
})

/** All views side by side in one picture. */
async function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const columns = Math.min(COLUMNS, pictures.length)
  const canvas = createCanvas(columns * width, Math.ceil(pictures.length / columns) * height)
  const pen = canvas.getContext('2d')
  for (const [i, picture] of pictures.entries())
    pen.drawImage(await loadImage(picture), (i % columns) * width, Math.floor(i / columns) * height)
  return canvas.toBuffer('image/png')
}

async function keep(name: string, picture: Buffer): Promise<void> {
  const file = `${values.out}/${name}.png`
  await writeFile(file, picture)
  console.log(file)
}

const modelOf = await readModels()
await mkdir(values.out, { recursive: true })
const headless = await openHeadlessPage(assets)
try {
  for (const ids of positionals) {
    const pictures = await headless.shoot(shotOf(ids.split('+').map(modelOf)))
    if (values.sheet) await keep(`${ids}_${values.kit}`, await sheetOf(pictures))
    else for (const [i, name] of views.entries()) await keep(`${ids}_${name}`, pictures[i]!)
  }
} finally {
  await headless.close()
}
