import { sizeLabel } from '@kitwright/garment'
import { piecesOrdered, type SquadLine } from '../../techpack/facts.ts'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import { printedName } from '../../paper/printedName.ts'
import { QUIET } from '../paper/paperPen.ts'
import { paginate, paintTable, type Column } from '../paper/table.ts'
import { BODY, type PageInput, type TechPage } from './frame.ts'

const LOOK = { sizeMm: 3.4, padMm: 0.8 }

const columnsOf = (say: PaperTexts): Column<SquadLine>[] => [
  { head: '', widthMm: 14, align: 'right', cell: ({ line }) => String(line) },
  { head: say('press:number'), widthMm: 22, align: 'right', isBold: true, cell: ({ number }) => String(number ?? '–') },
  {
    head: say('press:printed_name'),
    widthMm: 80,
    isBold: true,
    cell: texts => printedName(texts, say),
  },
  { head: say('press:player'), widthMm: 63, cell: ({ name }) => name || '–' },
  { head: say('press:size'), widthMm: 18, align: 'centre', isBold: true, cell: ({ size }) => sizeLabel(size) },
  { head: say('press:sleeve'), widthMm: 32, cell: ({ sleeve }) => (sleeve ? say(`press:sleeve_${sleeve}`) : '–') },
  { head: say('press:version'), widthMm: 24, cell: ({ version }) => say(`press:as_${version}`) },
  { head: say('press:count'), widthMm: BODY.x1 - BODY.x0 - 253, align: 'right', cell: ({ qty }) => String(qty) },
]

interface SquadToPaint extends Pick<PageInput, 'say'> {
  readonly input: Pick<PageInput['input'], 'lines'>
}

/** Returns the pages that list which player wears which garment. */
export function squadPages({ input, say }: SquadToPaint): TechPage[] {
  const columns = columnsOf(say)
  const room = { roomMm: BODY.y1 - BODY.y0 - 8, say }
  return paginate(input.lines, columns, LOOK, room).map((rows, i, all) => ({
    title: say('press:squad'),
    paint(pen) {
      const end = paintTable(pen, { x: BODY.x0, y: BODY.y0 }, columns, rows, LOOK)
      if (i < all.length - 1) return
      pen.text(
        `${say('press:total')} ${piecesOrdered(input.lines)}`,
        { x: BODY.x1, y: end + 1 },
        { sizeMm: 3, colour: QUIET, align: 'right' },
      )
    },
  }))
}
