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
 * What a frame takes with a sash that goes over the whole garment, beside the same sash on each piece by itself: by turns, the least of each, as others' work
 * on the machine only ever adds. */
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
