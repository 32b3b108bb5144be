import type { Pages } from '../../pages/openPages.ts'
import type { CountedEdit } from '../pages/product/main.ts'
import type { Counts } from '../pages/shared/counters.ts'
import { costRow, countRow, type Report } from '../report.ts'

declare function count(kind: CountedEdit, steps: number): Promise<Counts>
declare function keptBytes(): number

const STEPS = 10
/**
 * The allowed work of `STEPS` edits: colours and opacities paint no text and send no texture; typing paints and sends
 * its own layer once a letter.
 */
const EXPECTED: readonly (readonly [CountedEdit, Counts])[] = [
  ['part-colour', { rasterised: 0, uploads: 0, redraws: 0 }],
  ['pattern-colour', { rasterised: 0, uploads: 0, redraws: 0 }],
  // The count does not depend on the number of steps. Five rectangles on three sheets are painted with the first
  // colour. With the second they are painted without the ink and, into separate targets, with only the ink. At rest
  // they are painted with all inks, and the mipmaps follow.
  ['club-colour', { rasterised: 0, uploads: 0, redraws: 5 + 2 * 5 + 3 + 5 + 3 }],
  ['pattern-opacity', { rasterised: 0, uploads: 0, redraws: 0 }],
  // The sheet of the one piece under the layer, and its mipmaps at rest.
  ['layer-opacity', { rasterised: 0, uploads: 0, redraws: STEPS + 1 }],
  ['drag-text', { rasterised: 0, uploads: 0, redraws: STEPS + 1 }],
  ['type-text', { rasterised: STEPS, uploads: STEPS, redraws: STEPS + 1 }],
]

/** Counts the draws and uploads of each kind of edit beyond the garment itself. */
export async function countWork(pages: Pages<'product'>, report: Report): Promise<void> {
  const { page, close } = await pages.open('product', '#counted')
  try {
    for (const [kind, expected] of EXPECTED) {
      const counted = await page.evaluate(([edit, steps]) => count(edit, steps), [kind, STEPS] as const)
      for (const what of ['rasterised', 'uploads', 'redraws'] as const)
        report(countRow(`studio.${kind}.${what}`, `per ${STEPS} edits`, [counted[what], expected[what]]))
    }
  } finally {
    await close()
  }
}

async function memoryOf(pages: Pages<'baseline' | 'product'>, name: 'baseline' | 'product'): Promise<number> {
  const { page, close } = await pages.open(name, '#counted')
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('HeapProfiler.collectGarbage')
    return (await page.evaluate(() => keptBytes())) / 1e6
  } finally {
    await close()
  }
}

/** Compares the canvases and textures that a page with the design retains. */
export async function compareMemory(pages: Pages<'baseline' | 'product'>, report: Report): Promise<void> {
  const [product, baseline] = [await memoryOf(pages, 'product'), await memoryOf(pages, 'baseline')]
  report(costRow('studio.canvas-and-texture-memory', 'MB', [product, baseline]))
}
