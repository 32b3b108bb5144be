import { getGarment, modelsOf, type GarmentOptions } from '@kitwright/garment'
import { costRow, type BenchOptions, type Report } from '../report.ts'
import { GARMENTS, type ClothPage, type ClothPages } from './clothPage.ts'
import type { Angle, ClothOptions } from '../pages/cloth/main.ts'
import type { Specks } from '../cloth/specks.ts'

declare function open(options: ClothOptions): Promise<number>
declare function specks(angle: Angle): Promise<Specks>

const SIZE = { widthPx: 800, heightPx: 900 }
const SIDES = [0, 45, 90, 135, 180, 225, 270, 315]
const PROMISED = { groups: 3, px: 10 }

/** Returns all combinations of a garment's choices. */
const allOptions = (garment: string): GarmentOptions[] =>
  Object.entries(getGarment(garment).choices).reduce<GarmentOptions[]>(
    (all, [choice, values]) => all.flatMap(options => values.map(value => ({ ...options, [choice]: value }))),
    [{}],
  )

/** Counts the specks of every model of every garment from eight sides; the worst side counts. */
async function countSpecks(page: ClothPage, level: string, { isShort }: BenchOptions, report: Report): Promise<void> {
  for (const garment of isShort ? GARMENTS.slice(0, 1) : GARMENTS)
    for (const options of isShort ? allOptions(garment).slice(0, 1) : allOptions(garment)) {
      const model = modelsOf(getGarment(garment), options)[0]!.id
      await page.evaluate(o => open(o), { ...SIZE, garment, options, fabric: '#ff00ff', colour: '#0f9d6e' })
      const seen: Specks[] = []
      for (const yawDeg of isShort ? [0] : SIDES) seen.push(await page.evaluate(a => specks(a), { yawDeg }))
      const worst = (key: keyof Specks): number => Math.max(...seen.map(each => each[key]))
      report(costRow(`cloth.specks.${garment}.${model}.${level}`, 'groups', [worst('groups'), PROMISED.groups]))
      report(costRow(`cloth.speck-pixels.${garment}.${model}.${level}`, 'px', [worst('pixels'), PROMISED.px]))
    }
}

/** Counts specks of the inside at both levels: a visitor who saves data has the light one. */
export async function reportSpecks(pages: ClothPages, options: BenchOptions, report: Report): Promise<void> {
  for (const level of ['full', 'light'] as const) {
    const { page, close } = await pages.open('cloth')
    if (level === 'light')
      await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await countSpecks(page, level, options, report)
    await close()
  }
}
