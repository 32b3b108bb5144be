import { rowOf, runOf, sizeLabel, type MeasureId } from '@kitwright/garment'
import { formatCm, measuresOf, TOLERANCE_MM } from '../../techpack/sizeMeasures.ts'
import { measureHow, measureName } from '../../paper/paperTexts.ts'
import { QUIET } from '../paper/paperPen.ts'
import { paintTable, type Column } from '../paper/table.ts'
import { BODY, type PageInput, type TechPage } from './frame.ts'

const LOOK = { sizeMm: 3, padMm: 1.5 }
const SIZE_MM = 14.2

/** Returns the page of a finished garment's measures in every size, and their tolerances. */
export const measuresPage = ({ input, say }: PageInput): TechPage => ({
  title: say('press:measures'),
  paint(pen) {
    const { chart, document, lines } = input
    const run = runOf(chart.productType)
    const sizes: Column<MeasureId>[] = run.map(size => ({
      head: sizeLabel(size),
      widthMm: SIZE_MM,
      align: 'right',
      isMarked: lines.some(line => line.size === size),
      isBold: lines.some(line => line.size === size),
      cell: measure => formatCm(rowOf(chart, size)[measure]),
    }))
    const left = BODY.x1 - BODY.x0 - run.length * SIZE_MM - 22
    const columns: Column<MeasureId>[] = [
      {
        head: `${say('press:measure')}, ${say('sizes:cm')}`,
        widthMm: left * 0.36,
        isBold: true,
        cell: each => measureName(say, each),
      },
      { head: say('press:how'), widthMm: left * 0.64, cell: each => measureHow(say, each) },
      ...sizes,
      { head: say('press:tolerance'), widthMm: 22, align: 'right', cell: each => `± ${formatCm(TOLERANCE_MM[each])}` },
    ]
    const end = paintTable(pen, { x: BODY.x0, y: BODY.y0 }, columns, measuresOf(chart, document.options), LOOK)
    pen.text(say('press:measures_note'), { x: BODY.x0, y: end + 3 }, { sizeMm: 3, colour: QUIET })
  },
})
