import type { CDPSession, Page } from 'playwright-core'
import type { Pages } from '../../pages/openPages.ts'
import { costRow, type Report } from '../report.ts'

declare function begin(): Promise<void>
declare function work(edits: number, switches: number): Promise<void>
declare function onGpu(): { textures: number; geometries: number }
declare function keptBytes(): number

const WHOLE = { edits: 500, switches: 20 }
const SHORT = { edits: 40, switches: 3 }

interface MemoryUse {
  readonly heap: number
  readonly pixels: number
  readonly textures: number
  readonly geometries: number
}

async function keptNow(page: Page, devtools: CDPSession): Promise<MemoryUse> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize, ...more } = await devtools.send('Runtime.getHeapUsage')
  // Arrays of numbers lie outside the heap; older browsers do not report them.
  const { backingStorageSize = 0 } = more as { backingStorageSize?: number }
  const pixels = await page.evaluate(() => keptBytes())
  return { heap: (usedSize + backingStorageSize) / 1e6, pixels: pixels / 1e6, ...(await page.evaluate(() => onGpu())) }
}

/** Measures the memory of a page after many edits and garments, against that at the first sight of the design. */
export async function measureMemory(pages: Pages<'session'>, isShort: boolean, report: Report): Promise<void> {
  const { page, close } = await pages.open('session', '#counted')
  try {
    const devtools = await page.context().newCDPSession(page)
    await page.evaluate(() => begin())
    const before = await keptNow(page, devtools)
    const { edits, switches } = isShort ? SHORT : WHOLE
    await page.evaluate(([e, s]) => work(e, s), [edits, switches] as const)
    const after = await keptNow(page, devtools)
    report(costRow('session.memory', 'MB', [after.heap + after.pixels, before.heap + before.pixels]))
    // Parts of it: the heap grows by compiled code, and by the garments that were opened.
    report(costRow('session.memory.heap', 'MB', [after.heap, before.heap]))
    report(costRow('session.memory.canvases-and-textures', 'MB', [after.pixels, before.pixels]))
    report(costRow('session.memory.textures', 'textures', [after.textures, before.textures]))
    report(costRow('session.memory.geometries', 'geometries', [after.geometries, before.geometries]))
  } finally {
    await close()
  }
}
