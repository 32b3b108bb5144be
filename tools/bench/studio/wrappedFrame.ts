import type { Span } from '@kitwright/design'
import type { Pages } from '../../pages/openPages.ts'
import type { Edit, Timings } from '../pages/shared/bench.ts'
import { costRow, type Report } from '../report.ts'
import { median } from '../statistics.ts'

const ROUNDS = 6
const STEPS = 20

declare function wearSash(span: Span): Promise<void>
declare function time(kind: Edit, steps: number): Promise<Timings>

/**
 * Compares a frame with a sash over the whole garment to one with the sash on each piece: by turns, the least of each,
 * since other work on the machine only adds.
 */
export async function compareWrappedFrame(pages: Pages<'product'>, isShort: boolean, report: Report): Promise<void> {
  const { page, close } = await pages.open('product')
  try {
    const frames: Record<'garment' | 'piece', number[]> = { garment: [], piece: [] }
    for (let round = 0; round < (isShort ? 1 : ROUNDS); round++)
      for (const span of ['garment', 'piece'] as const) {
        await page.evaluate(one => wearSash(one), span)
        const { whole } = await page.evaluate(steps => time('plain', steps), STEPS)
        frames[span].push(Math.min(...whole))
      }
    report(costRow('studio.wrapped-frame.least', 'ms', [median(frames.garment), median(frames.piece)]))
  } finally {
    await close()
  }
}
