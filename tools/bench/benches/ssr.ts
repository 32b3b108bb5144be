import { setTimeout as sleep } from 'node:timers/promises'
import { withShop } from '../load/shop.ts'
import { PUBLIC } from '../publicPages.ts'
import { costRow, type BenchOptions, type Report } from '../report.ts'
import { median, quantile } from '../statistics.ts'

/** The server remembers a page for five seconds; afterwards it is rendered anew. */
const FORGOTTEN_MS = 5_500
const LANGUAGES = ['en', 'km']
/** Visitors who come at once. */
const CROWD = 8
/** The longest accepted times: of a page, and of an order beside a page. */
const MOST = { anewMs: 100, keptMs: 10, callMs: 25 }

async function timed(url: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url)
  const html = await answer.text()
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}`)
  if (url.includes('lang=') && html.includes('<div id="root"></div>')) throw new Error(`${url} is not rendered`)
  return performance.now() - began
}

/** Small calls, one after the other, for as long as the work lasts: what an order would wait. */
async function callMeanwhile(address: string, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  const end = new AbortController()
  const over = work.finally(() => end.abort())
  while (!end.signal.aborted) {
    waits.push(await timed(`${address}/api/products`))
    await sleep(2)
  }
  await over
  return waits
}

/** All pages, several at once, as after a change in an office. */
async function crowd(urls: readonly string[]): Promise<void> {
  const left = [...urls]
  const visit = async (): Promise<void> => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) await timed(url)
  }
  await Promise.all(Array.from({ length: CROWD }, visit))
}

/** How long a public page takes the server, and what its small calls wait meanwhile. */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  await withShop(async address => {
    const urls = PUBLIC.flatMap(path => LANGUAGES.map(language => `${address}${path}?lang=${language}`))
    const first = await timed(urls[0]!)
    for (const url of urls) await timed(url)
    const [anew, kept, waits]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < (isShort ? 1 : 5); round++) {
      await sleep(FORGOTTEN_MS)
      for (const url of urls.slice(0, 12)) anew.push(await timed(url))
      for (const url of urls.slice(0, 12)) kept.push(await timed(url))
      await sleep(FORGOTTEN_MS)
      waits.push(...(await callMeanwhile(address, crowd(urls))))
    }
    const alone = await callMeanwhile(address, sleep(1000))
    report(costRow('ssr.first', 'ms', [first, 10 * MOST.anewMs]))
    report(costRow('ssr.anew.median', 'ms', [median(anew), MOST.anewMs]))
    report(costRow('ssr.anew.p95', 'ms', [quantile(anew, 0.95), MOST.anewMs]))
    report(costRow('ssr.kept.median', 'ms', [median(kept), MOST.keptMs]))
    report(costRow('ssr.call-meanwhile.median', 'ms', [median(waits), median(alone)]))
    report(costRow('ssr.call-meanwhile.p95', 'ms', [quantile(waits, 0.95), quantile(alone, 0.95)]))
    report(costRow('ssr.call-meanwhile.max', 'ms', [Math.max(...waits), MOST.callMs]))
  })
}
