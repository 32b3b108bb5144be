import { fileURLToPath } from 'node:url'
import { deltaE, labOf, parseHex } from '@kitwright/measure'
import { openPages } from '../../pages/openPages.ts'
import type { Specks } from '../cloth/specks.ts'
import type { Angle, ClothOptions } from '../pages/cloth/main.ts'
import { costRow, type BenchOptions, type Report } from '../report.ts'
import { median, quantile } from '../statistics.ts'

const PAGES = fileURLToPath(new URL('../pages', import.meta.url))
const GARMENTS = ['soccer', 'polo', 'hoodie', 'boxingtrunk', 'tshirt', 'sleeveless', 'oversizedshirt', 'boxyfit']
const MATERIALS = ['knit', 'pique', 'mesh', 'fleece', 'satin'] as const
const CLUB_COLOURS = [
  '#0f9d6e',
  '#0b3b30',
  '#c01020',
  '#7a0019',
  '#1e3a8a',
  '#0ea5e9',
  '#7c3aed',
  '#f97316',
  '#facc15',
  '#14161c',
  '#6b7280',
]
const LARGE = { widthPx: 800, heightPx: 900 }
const SMALL = { widthPx: 320, heightPx: 360 }
const SIDES = [0, 45, 90, 135, 180, 225, 270, 315]

/** The promised figures, which are the rows' baseline. */
const PROMISED = { groups: 3, speckPx: 10, deltaE: 4, hem: 0.6, fullLevelMs: 2000, mainMs: 4 }

declare function open(options: ClothOptions): Promise<number>
declare function specks(angle: Angle): Promise<Specks>
declare function facing(angle: Angle, withinDeg: number): Promise<number[][]>
declare function hemContrast(): Promise<number>
declare function fullLevelMs(options: ClothOptions): Promise<number>
declare function frameTimes(count: number): { main: number[]; whole: number[] }

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openPages<'cloth'>>>['open']>>['page']

async function countSpecks(page: Page, { isShort }: BenchOptions, level: string, report: Report): Promise<void> {
  for (const garment of isShort ? GARMENTS.slice(0, 1) : GARMENTS) {
    await page.evaluate(o => open(o), { ...LARGE, garment, fabric: '#ff00ff', colour: '#0f9d6e' })
    const seen: Specks[] = []
    for (const yawDeg of isShort ? [0] : SIDES) seen.push(await page.evaluate(a => specks(a), { yawDeg }))
    const worst = (key: keyof Specks): number => Math.max(...seen.map(each => each[key]))
    report(costRow(`cloth.specks.${garment}.${level}`, 'groups', [worst('groups'), PROMISED.groups]))
    report(costRow(`cloth.speck-pixels.${garment}.${level}`, 'px', [worst('pixels'), PROMISED.speckPx]))
  }
}

async function compareColours(page: Page, { isShort }: BenchOptions, report: Report): Promise<void> {
  for (const material of isShort ? MATERIALS.slice(0, 1) : MATERIALS) {
    const differences: number[] = []
    for (const hex of isShort ? CLUB_COLOURS.slice(0, 1) : CLUB_COLOURS) {
      await page.evaluate(o => open(o), { ...SMALL, garment: 'soccer', fabric: hex, colour: hex, material })
      for (const yawDeg of [0, 180]) {
        const colours = await page.evaluate(a => facing(a, 20), { yawDeg })
        const middle = [0, 1, 2].map(k => median(colours.map(colour => colour[k]!)))
        differences.push(deltaE(labOf(middle), labOf(Object.values(parseHex(hex)!))))
      }
    }
    report(costRow(`cloth.colour.${material}.median`, 'ΔE', [median(differences), PROMISED.deltaE]))
    report(costRow(`cloth.colour.${material}.worst`, 'ΔE', [Math.max(...differences), PROMISED.deltaE]))
  }
}

/** Measures the studio's cloth: specks of the inside, colours, the shade below a hem, the full level, frames of a turn. */
export async function bench(report: Report, options: BenchOptions): Promise<void> {
  const pages = await openPages(PAGES, ['cloth'])
  try {
    const { page, close } = await pages.open('cloth')
    const kit = { ...SMALL, garment: 'soccer', fabric: '#6b7280', colour: '#6b7280' }
    report(costRow('cloth.full-level', 'ms', [await page.evaluate(o => fullLevelMs(o), kit), PROMISED.fullLevelMs]))
    await page.evaluate(o => open(o), { ...kit, ...LARGE })
    report(costRow('cloth.hem', 'share', [await page.evaluate(() => hemContrast()), PROMISED.hem]))
    const { main, whole } = await page.evaluate(n => frameTimes(n), options.isShort ? 4 : 30)
    report(costRow('cloth.turn.main-p95', 'ms', [quantile(main, 0.95), PROMISED.mainMs]))
    report(costRow('cloth.turn.frame-p50', 'ms', [median(whole), median(whole)]))
    await compareColours(page, options, report)
    await countSpecks(page, options, 'full', report)
    await close()
    const light = await pages.open('cloth')
    await light.page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await countSpecks(light.page, options, 'light', report)
    await light.close()
  } finally {
    await pages.close()
  }
}
