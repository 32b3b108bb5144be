import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listGarments, modelsOf, type Garment, type Level } from '@kitwright/garment'
import { brotliCompressSync } from 'node:zlib'
import { withShop } from '../load/shop.ts'
import { pageName, PUBLIC } from '../publicPages.ts'
import { costRow, type Report } from '../report.ts'
import { visit, type PageWeight } from '../size/visit.ts'

const REPO_ROOT = join(import.meta.dirname, '../../..')
/** The budgets; a ratio above one meets them. */
const BUDGET = {
  full: { kb: 350, triangles: 60_000 },
  light: { kb: 90, triangles: 15_000 },
  publicJsKb: 180,
  studioJsKb: 480,
  transferKb: 1500,
}

const kb = (bytes: number): number => bytes / 1000

const wires = new Map<string, number>()

/** A GLB is sent with brotli, as the build prepares it. Compression is slow, so each is compressed once. */
function wire(garment: Garment, glb: string): number {
  const file = join(REPO_ROOT, 'packages/garment/src', garment.id, glb)
  const bytes = wires.get(file) ?? brotliCompressSync(readFileSync(file)).byteLength
  wires.set(file, bytes)
  return bytes
}

/** Returns the size of the heaviest options. */
function heaviest(garment: Garment, level: Level): { bytes: number; triangles: number } {
  const worn = garment.variants.map(({ options }) => {
    const models = modelsOf(garment, options)
    return {
      bytes: models.reduce((sum, { levels }) => sum + wire(garment, levels[level].glb), 0),
      triangles: models.reduce((sum, { levels }) => sum + levels[level].triangles, 0),
    }
  })
  return {
    bytes: Math.max(...worn.map(({ bytes }) => bytes)),
    triangles: Math.max(...worn.map(({ triangles }) => triangles)),
  }
}

interface PageVisits {
  readonly open: ReadonlyMap<string, PageWeight>
  readonly studio: PageWeight
}

const visitPages = async (): Promise<PageVisits> =>
  withShop(async address => {
    const open = new Map<string, PageWeight>()
    for (const path of PUBLIC) open.set(pageName(path), await visit(`${address}${path}`, 'h1'))
    return { open, studio: await visit(`${address}/design/soccer`, '[data-status="ready"]') }
  })

/** Measures the bytes over the wire against their budgets. */
export async function bench(report: Report): Promise<void> {
  for (const garment of listGarments()) {
    for (const level of ['full', 'light'] as const) {
      const { bytes, triangles } = heaviest(garment, level)
      const budget = BUDGET[level]
      report(costRow(`size.${garment.id}.${level}.kb`, 'kB', [kb(bytes), budget.kb]))
      report(costRow(`size.${garment.id}.${level}.triangles`, 'triangles', [triangles, budget.triangles]))
    }
  }
  const { open, studio } = await visitPages()
  for (const [name, { scriptBytes }] of open)
    report(costRow(`size.${name}.javascript`, 'kB', [kb(scriptBytes), BUDGET.publicJsKb]))
  report(costRow('size.studio.javascript', 'kB', [kb(studio.firstScriptBytes), BUDGET.studioJsKb]))
  report(costRow('size.studio.javascript-until-quiet', 'kB', [kb(studio.scriptBytes), BUDGET.studioJsKb]))
  report(costRow('size.studio.first-garment', 'kB', [kb(studio.allBytes), BUDGET.transferKb]))
}
