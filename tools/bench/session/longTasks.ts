import { BASE_FLAGS, WEBGL_FLAGS } from '@kitwright/chromium'
import { chromium, type Page } from 'playwright-core'
import { withShop } from '../load/shop.ts'
import { costRow, countRow, type Report } from '../report.ts'
import { acts } from './acts.ts'

const MAX_MS = 100
const WHOLE_MS = 30_000
const SHORT_MS = 12_000

declare const longTasks: number[]

/** Records the duration of every task of the page over 50 ms. */
function watchTasks(): void {
  const tasks: number[] = []
  Object.assign(globalThis, { longTasks: tasks })
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

async function work(page: Page, ms: number): Promise<readonly number[]> {
  const end = performance.now() + ms
  await page.evaluate(() => void longTasks.splice(0))
  while (performance.now() < end) for (const act of acts) if (performance.now() < end) await act(page)
  return page.evaluate(() => longTasks)
}

async function workAt(address: string, ms: number): Promise<readonly number[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...BASE_FLAGS, ...WEBGL_FLAGS],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' })
    await page.addInitScript(watchTasks)
    await page.goto(`${address}/design/soccer`)
    await page.locator('[data-status="ready"]').waitFor({ timeout: 120_000 })
    return await work(page, ms)
  } finally {
    await browser.close()
  }
}

/** Measures the longest tasks of the page while a designer works in the real studio, on a separate server. */
export async function measureLongTasks(isShort: boolean, report: Report): Promise<void> {
  const tasks = await withShop(address => workAt(address, isShort ? SHORT_MS : WHOLE_MS))
  report(costRow('session.longest-task', 'ms', [Math.max(0, ...tasks), MAX_MS]))
  report(countRow('session.tasks-over-100-ms', 'tasks', [tasks.filter(ms => ms > MAX_MS).length, 0]))
}
