import type { PaperTexts } from '../../paper/paperTexts.ts'
import type { TechPackInput } from '../../techpack/facts.ts'
import { A4_LYING, writePaper } from '../paper/writePaper.ts'
import { colourPages } from './colours.ts'
import { paintFrame, type TechPage } from './frame.ts'
import { measuresPage } from './measures.ts'
import { overviewPage } from './overview.ts'
import { placementPages } from './placement.ts'
import { sewingPage } from './sewingPage.ts'
import { squadPages } from './squad.ts'

/**
 * A style's tech pack in one language: what it looks like, its colours, where everything is placed, what it measures, who wears it, how it is
 * sewn. Throws when nobody has ordered any.
 */
export async function writeTechPack(input: TechPackInput, say: PaperTexts): Promise<Uint8Array> {
  if (input.lines.length === 0) throw new RangeError(`nothing is ordered of ${input.style}`)
  const spoken = { input, say }
  const pages: TechPage[] = [
    overviewPage(spoken),
    ...colourPages(spoken),
    ...placementPages(spoken),
    measuresPage(spoken),
    ...squadPages(spoken),
    sewingPage(spoken),
  ]
  return writePaper({
    title: `${say('press:tech_pack')} ${input.style}`,
    madeAt: input.approvedAt,
    say,
    ...A4_LYING,
    pages: pages.map(({ title, paint }, i) => pen => {
      paintFrame(pen, spoken, { title, at: i + 1, of: pages.length })
      paint(pen)
    }),
  })
}
