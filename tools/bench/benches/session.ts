import { fileURLToPath } from 'node:url'
import { openPages, type Pages } from '../../pages/openPages.ts'
import { costRow, type BenchOptions, type Report } from '../report.ts'
import { measureLongTasks } from '../session/longTasks.ts'
import { measureMemory } from '../session/memory.ts'
import { median } from '../statistics.ts'

const PAGES = fileURLToPath(new URL('../pages', import.meta.url))
const ROUNDS = 5
const SHORT_ROUNDS = 2

declare function fullPicture(isEmpty: boolean): Promise<number>

async function openOnce(pages: Pages<'session'>, isEmpty: boolean): Promise<number> {
  const { page, close } = await pages.open('session')
  try {
    return await page.evaluate(empty => fullPicture(empty), isEmpty)
  } finally {
    await close()
  }
}

/**
 * Measures the time until the design of sixty layers is completely visible against an empty one; in turns, each in a
 * fresh browser.
 */
async function timeOpening(pages: Pages<'session'>, isShort: boolean, report: Report): Promise<void> {
  const [full, empty]: [number[], number[]] = [[], []]
  for (let round = 0; round < (isShort ? SHORT_ROUNDS : ROUNDS); round++) {
    empty.push(await openOnce(pages, true))
    full.push(await openOnce(pages, false))
  }
  report(costRow('session.opening-60-layers.p50', 'ms', [median(full), median(empty)]))
}

/**
 * Simulates a day at the studio: a large design is opened and edited a lot, garments change, and the page always
 * responds.
 */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  const pages = await openPages(PAGES, ['session'])
  try {
    await timeOpening(pages, isShort, report)
    await measureMemory(pages, isShort, report)
  } finally {
    await pages.close()
  }
  await measureLongTasks(isShort, report)
}
