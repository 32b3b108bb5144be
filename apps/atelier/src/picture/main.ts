import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Garment } from '@kitwright/garment'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import type { Kit } from './paintPiece.ts'
import type { Shot } from './viewer.ts'

// node apps/atelier/src/picture/main.ts [--assets folder] [--out folder] [--views front,q] [--kit red] model[+model]…

type View = Pick<Shot, 'azimuth'> & Partial<Pick<Shot, 'elevation' | 'distance' | 'target'>>
const VIEWS: Record<string, View> = {
  front: { azimuth: 0 },
  q: { azimuth: 32 },
  left: { azimuth: 90 },
  right: { azimuth: -90 },
  back: { azimuth: 180 },
  bq: { azimuth: 215 },
  neck: { azimuth: 15, elevation: 18, distance: 0.42, target: [0, 0.25, 0] },
  hem: { azimuth: 20, elevation: 2, distance: 0.4, target: [0.1, -0.2, 0] },
  under: { azimuth: 60, elevation: -8, distance: 0.5, target: [0.1, 0.1, 0] },
}

const WORDS = {
  frontNumber: '10',
  sponsor: 'NORDAIR',
  logo: 'FC',
  playerName: 'MORENO',
  backNumber: '10',
  shortsNumber: '10',
}
const KITS: Record<string, Kit> = {
  blue: {
    colours: {
      base: '#1d4fb8',
      sleeves: '#182a63',
      collar: '#f4f2ee',
      cuff: '#f4f2ee',
      shorts: '#14245c',
      hem: '#14245c',
      sidePanel: '#1d4fb8',
      shoulderPanel: '#1d4fb8',
      stripes: '#182a63',
    },
    ink: '#f4f2ee',
    words: WORDS,
  },
  red: {
    colours: {
      base: '#c4161d',
      sleeves: '#c4161d',
      collar: '#f4f2ee',
      cuff: '#f4f2ee',
      shorts: '#f4f2ee',
      hem: '#c4161d',
      sidePanel: '#8d0d13',
      shoulderPanel: '#f4f2ee',
      stripes: '#f4f2ee',
    },
    stripes: '#f4f2ee',
    ink: '#f4f2ee',
    words: WORDS,
  },
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    assets: {
      type: 'string',
      default: new URL('../../../../packages/garment/assets/soccer', import.meta.url).pathname,
    },
    out: { type: 'string', default: '/tmp/atelier' },
    views: { type: 'string', default: 'front,back,left,right,q,neck' },
    kit: { type: 'string', default: 'blue' },
    wireframe: { type: 'boolean', default: false },
    width: { type: 'string', default: '900' },
  },
})

const ORIGIN = 'http://atelier.test'
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const bundle = await build({
  entryPoints: [new URL('viewer.ts', import.meta.url).pathname],
  bundle: true,
  write: false,
  format: 'iife',
  logLevel: 'error',
})
const script = Buffer.from(bundle.outputFiles[0]!.contents)
const garment = JSON.parse(await readFile(`${values.assets}/garment.json`, 'utf8')) as Garment

await mkdir(values.out, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_ARGS })
try {
  const page = await browser.newPage()
  page.on('console', message => message.type() === 'error' && console.log(message.text()))
  page.on('pageerror', error => console.log(error.message))
  await page.route(`${ORIGIN}/**`, async route => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<script src="/viewer.js"></script>' })
    if (path === '/viewer.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (!path.endsWith('.glb')) return route.fulfill({ status: 404 })
    return route.fulfill({ body: await readFile(`${values.assets}${path}`), contentType: 'model/gltf-binary' })
  })
  for (const ids of positionals) {
    const models = ids.split('+').map(id => ({ glb: `/${id}.glb`, model: garment.models.find(m => m.id === id)! }))
    for (const name of values.views.split(',')) {
      const view = VIEWS[name]!
      const shot: Shot = {
        models,
        kit: KITS[values.kit] ?? KITS['blue']!,
        width: Number(values.width),
        height: Math.round((Number(values.width) * 10) / 9),
        elevation: 4,
        distance: 1,
        target: [0, 0, 0],
        wireframe: values.wireframe,
        isPlain: values.kit === 'plain',
        ...view,
      }
      await page.goto(ORIGIN)
      const url = await page.evaluate(
        s => (globalThis as unknown as { render: (s: Shot) => Promise<string> }).render(s),
        shot,
      )
      const file = `${values.out}/${ids}_${name}.png`
      await writeFile(file, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
      console.log(file)
    }
  }
} finally {
  await browser.close()
}
