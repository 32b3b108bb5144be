import { fileURLToPath } from 'node:url'
import { deltaE, labOf, parseHex } from '@kitwright/measure'
import { openPages } from '../../pages/openPages.ts'
import type { ClothPage } from '../clothPictures/clothPage.ts'
import { reportSpecks } from '../clothPictures/modelSpecks.ts'
import { compareWithServer } from '../clothPictures/serverPictures.ts'
import type { Angle, ClothOptions } from '../pages/cloth/main.ts'
import { costRow, type BenchOptions, type Report } from '../report.ts'
import { median, quantile } from '../statistics.ts'

const PAGES = fileURLToPath(new URL('../pages', import.meta.url))
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

/** The promised figures, which are the rows' baseline. */
const PROMISED = { deltaE: 4, hem: 0.6, fullLevelMs: 2000, mainMs: 4 }

declare function open(options: ClothOptions): Promise<number>
declare function facing(angle: Angle, withinDeg: number): Promise<number[][]>
declare function hemContrast(): Promise<number>
declare function fullLevelMs(options: ClothOptions): Promise<number>
declare function frameTimes(count: number): { main: number[]; whole: number[] }

async function compareColours(page: ClothPage, { isShort }: BenchOptions, report: Report): Promise<void> {
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

/** Measures the studio's cloth: specks of the inside, colours, the shade below a hem, the full level, frames of a turn, the server's pictures. */
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
    await compareWithServer(page, options, report)
    await close()
    await reportSpecks(pages, options, report)
  } finally {
    await pages.close()
  }
}
