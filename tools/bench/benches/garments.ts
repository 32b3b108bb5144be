import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getGarment, modelsOf } from '@kitwright/garment'
import type { Page } from 'playwright-core'
import { openPages } from '../../pages/openPages.ts'
import { plainGlb } from '../garments/plainGlb.ts'
import { costRow, type Report } from '../report.ts'
import { median } from '../statistics.ts'

const PAGES = fileURLToPath(new URL('../pages', import.meta.url))
const MODELS = fileURLToPath(new URL('../../../packages/garment/src/soccer', import.meta.url))
const ROUNDS = 5
const RATES = [
  { rate: 1, suffix: '' },
  { rate: 4, suffix: '.4x' },
] as const
/** The loopback, which carries an unpacked model for nothing, and what browsers' tools call fast 4G: 8.1 Mbit/s, 165 ms. */
const NETWORKS = [
  { network: '', conditions: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 } },
  { network: '.4g', conditions: { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 } },
] as const

declare function firstPicture(isPlain: boolean): Promise<number>
declare function kept(): Promise<Record<'before' | 'after', { geometries: number; textures: number }>>

/** The full level of what is worn first, as it would be without packing. */
async function writePlain(folder: string): Promise<void> {
  const garment = getGarment('soccer')
  for (const { levels } of modelsOf(garment, garment.variants[0]!.options))
    writeFileSync(join(folder, levels.full.glb), await plainGlb(readFileSync(join(MODELS, levels.full.glb))))
}

/** One click on a fresh page: nothing is parsed, nothing on the GPU. The page itself comes at full speed. */
async function click(page: Page, isPlain: boolean, slowDown: () => Promise<() => Promise<unknown>>): Promise<number> {
  await page.reload()
  await page.waitForFunction(() => document.title === 'ready')
  const hurry = await slowDown()
  const taken = await page.evaluate(plain => firstPicture(plain), isPlain)
  await hurry()
  return taken
}

async function timeClicks(page: Page, report: Report): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const emulate = (conditions: (typeof NETWORKS)[number]['conditions']): Promise<unknown> =>
    devtools.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
  const slowDown = (rate: number, conditions: (typeof NETWORKS)[number]['conditions']) => async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await emulate(conditions)
    return async () => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await emulate(NETWORKS[0].conditions)
    }
  }
  await click(page, false, slowDown(1, NETWORKS[0].conditions))
  for (const { network, conditions } of NETWORKS)
    for (const { rate, suffix } of RATES) {
      const [ours, plain]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await click(page, false, slowDown(rate, conditions)))
        plain.push(await click(page, true, slowDown(rate, conditions)))
      }
      report(costRow(`garments.first-picture${network}.p50${suffix}`, 'ms', [median(ours), median(plain)]))
    }
}

/** Time to the first 3D picture beside the same scene from an unpacked GLB, and what stays on the GPU after changing clothes. */
export async function bench(report: Report): Promise<void> {
  const plain = mkdtempSync(join(tmpdir(), 'kitwright-plain-'))
  await writePlain(plain)
  const pages = await openPages(PAGES, ['garments'], { '/plain/': plain })
  try {
    const { page, close } = await pages.open('garments')
    await timeClicks(page, report)
    const { before, after } = await page.evaluate(() => kept())
    report(costRow('garments.geometries-after-switching', 'geometries', [after.geometries, before.geometries]))
    report(costRow('garments.textures-after-switching', 'textures', [after.textures, before.textures]))
    await close()
  } finally {
    await pages.close()
    rmSync(plain, { recursive: true, force: true })
  }
}
