import { modelsOf } from '@kitwright/garment'
import { snakeCase } from '@kitwright/words'
import { pieceName, type PaperKey, type PaperTexts } from '../../paper/paperTexts.ts'
import { sewingOrder, type Operation } from '../../techpack/sewingOrder.ts'
import { HAIR, type Pen } from '../paper/paperPen.ts'
import { paintTable, type Column } from '../paper/table.ts'
import { BODY, type PageInput, type TechPage } from './frame.ts'

const LOOK = { sizeMm: 2.9, padMm: 0.9 }
const NOTES_MM = 70

const namesOf = (pieces: readonly string[], say: PaperTexts): string =>
  pieces.map(piece => pieceName(say, piece)).join(', ')

function saidOf({ id, pieces }: Operation, say: PaperTexts): string {
  const trims = id === 'trims' ? pieces.map(piece => say(`press:trim_${snakeCase(piece)}` as PaperKey)).join(', ') : ''
  return say(`press:op_${snakeCase(id)}` as PaperKey, { trims })
}

const columnsOf = (say: PaperTexts): Column<Operation>[] => [
  { head: '', widthMm: 9, align: 'right', isBold: true, cell: (_, at) => String(at + 1) },
  { head: say('press:step'), widthMm: 58, cell: each => saidOf(each, say) },
  {
    head: say('press:part'),
    widthMm: 44,
    cell: ({ id, pieces }) => (id === 'trims' ? '' : namesOf(pieces, say)),
  },
  { head: say('press:stitch'), widthMm: 58, cell: ({ stitch }) => (stitch ? say(`press:stitch_${stitch}`) : '') },
  {
    head: 'ISO 4916',
    widthMm: BODY.x1 - BODY.x0 - NOTES_MM - 6 - 169,
    cell: ({ seam }) => seam ?? '',
  },
]

function paintNotes(pen: Pen, { input, say }: PageInput): void {
  const x = BODY.x1 - NOTES_MM
  const { seamMm, hemMm } = input.settings
  const notes = [
    say('press:note_seam', { mm: seamMm }),
    say('press:note_hem', { mm: hemMm }),
    say('press:note_notch'),
    say('press:note_grain'),
    say('press:note_label'),
    say('press:note_print'),
  ]
  pen.text(say('press:notes'), { x, y: BODY.y0 }, { sizeMm: 3.6, isBold: true })
  let y = BODY.y0 + 7
  for (const note of notes) {
    pen.text('•', { x, y }, { sizeMm: 3 })
    y += pen.paragraph(note, { x: x + 4, y }, { sizeMm: 3, roomMm: NOTES_MM - 4 }) + 1
  }
  y += 3
  pen.text(say('press:remarks'), { x, y }, { sizeMm: 3.6, isBold: true })
  for (y += 13; y < BODY.y1 - 4; y += 8) pen.rule(y, [x, BODY.x1], { colour: HAIR })
}

/** The sewing page: the sewing order, the stitches and points to mind. */
export const sewingPage = (spoken: PageInput): TechPage => ({
  title: spoken.say('press:sewing'),
  paint(pen) {
    const { garment, document, sheets } = spoken.input
    const hems = sheets.filter(({ lines }) => lines.folds.length > 0).map(({ piece }) => piece)
    const steps = sewingOrder(modelsOf(garment, document.options), hems)
    paintTable(pen, { x: BODY.x0, y: BODY.y0 }, columnsOf(spoken.say), steps, LOOK)
    paintNotes(pen, spoken)
  },
})
