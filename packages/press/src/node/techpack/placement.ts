import type { Fill } from '@kitwright/design'
import { sizeLabel } from '@kitwright/garment'
import { findFont } from '@kitwright/library'
import { placedPicture } from '../../findings.ts'
import { inMm } from '../../paper/inMm.ts'
import { pieceOnLabel, roleName, type PaperTexts } from '../../paper/paperTexts.ts'
import { placementsOn, type PlacedPiece, type Placement } from '../../techpack/placements.ts'
import { QUIET } from '../paper/paperPen.ts'
import { paginate, paintTable, type Column } from '../paper/table.ts'
import { BODY, type PageInput, type TechPage } from './frame.ts'
import { paintPiece } from './pieceDrawing.ts'

const DRAWING_MM = 100
const LOOK = { sizeMm: 3, padMm: 1.3 }
/** Distance within which a placement counts as on its line: nobody can place it more precisely. */
const ON_LINE_MM = 0.5

const coloursOf = (fill: Fill): string =>
  fill.kind === 'solid' ? fill.colour : fill.stops.map(s => s.colour).join(' / ')

/** Returns the role of an element and its text or picture name. */
function elementOf({ layer }: Placement, say: PaperTexts): string {
  const role = roleName(say, layer.role)
  if (layer.kind === 'image') return layer.name === null ? role : `${role} “${layer.name}”`
  return `${role} “${layer.text.replaceAll('\n', ' / ')}”`
}

interface LetteringInput extends Pick<PageInput, 'say'> {
  readonly input: Pick<PageInput['input'], 'printedAs'>
}

/** Describes the lettering of a placement: its font, colours, outlines and effects. */
export function letteringOf(
  { layer }: Pick<Placement, 'layer'>,
  { say, input: { printedAs = () => undefined } }: LetteringInput,
): string {
  if (layer.kind === 'image') {
    const { isShapes, dpi } = placedPicture(layer, printedAs)
    if (isShapes) return `${say('press:picture')}, ${say('press:vector')}`
    const { widthPx, heightPx } = printedAs(layer.asset) ?? layer.asset
    return `${say('press:picture')}, ${widthPx} × ${heightPx} px, ${dpi} dpi`
  }
  const edges = [layer.outline, layer.outerOutline].flatMap(each =>
    each ? [`${each.colour} ${inMm(each.widthMm)}`] : [],
  )
  const font = findFont(layer.font)
  const dots = layer.isHalftone ? [say('press:halftone')] : []
  return [`${font?.family ?? layer.font} ${layer.weight}`, coloursOf(layer.fill), ...dots, ...edges].join(', ')
}

function asideOf({ asideMm }: Placement, say: PaperTexts): string {
  if (Math.abs(asideMm) < ON_LINE_MM) return say('press:on_middle')
  const mm = Math.round(Math.abs(asideMm))
  return say(asideMm < 0 ? 'press:to_left' : 'press:to_right', { mm })
}

const columnsOf = (spoken: PageInput, { isFromNeck }: PlacedPiece): Column<Placement>[] => {
  const { say } = spoken
  return [
    { head: '', widthMm: 8, isBold: true, align: 'right', cell: ({ at }) => String(at) },
    { head: say('press:element'), widthMm: 38, cell: each => elementOf(each, say) },
    {
      head: say('press:width_height'),
      widthMm: 23,
      align: 'right',
      isBold: true,
      cell: ({ widthMm, heightMm }) => `${Math.round(widthMm)} × ${Math.round(heightMm)}`,
    },
    {
      head: say(isFromNeck ? 'press:below_neck' : 'press:below_top'),
      widthMm: 22,
      align: 'right',
      isBold: true,
      cell: ({ belowMm }) => String(Math.round(belowMm)),
    },
    { head: say('press:from_middle'), widthMm: 24, align: 'right', cell: each => asideOf(each, say) },
    {
      head: say('press:turned'),
      widthMm: 14,
      align: 'right',
      cell: ({ rotationDeg }) => (rotationDeg === 0 ? '' : `${Math.round(rotationDeg)}°`),
    },
    {
      head: `${say('press:font')}, ${say('press:colour')}`,
      widthMm: BODY.x1 - BODY.x0 - DRAWING_MM - 5 - 8 - 38 - 23 - 22 - 24 - 14,
      cell: each => letteringOf(each, spoken),
    },
  ]
}

function pagesOfPiece(placed: PlacedPiece, spoken: PageInput): TechPage[] {
  const { input, say } = spoken
  const columns = columnsOf(spoken, placed)
  const room = { roomMm: BODY.y1 - BODY.y0 - 22, say }
  return paginate(placed.placements, columns, LOOK, room).map(rows => ({
    title: `${say('press:placement')}: ${pieceOnLabel(say, placed.sheet.piece)}`,
    paint(pen) {
      const drawing = [BODY.x0, BODY.y0, BODY.x0 + DRAWING_MM, BODY.y1] as const
      paintPiece(pen, placed, drawing, input.sources)
      const x = BODY.x0 + DRAWING_MM + 5
      const end = paintTable(pen, { x, y: BODY.y0 }, columns, rows, LOOK)
      const note = say('press:placement_note', { size: sizeLabel(input.baseSize) })
      pen.paragraph(note, { x, y: end + 3 }, { sizeMm: 2.8, colour: QUIET, roomMm: BODY.x1 - x })
    },
  }))
}

/** Returns a page for each piece that has placements. */
export const placementPages = (spoken: PageInput): TechPage[] => {
  const { sheets, document, measure } = spoken.input
  return placementsOn(sheets, document, measure).flatMap(placed => pagesOfPiece(placed, spoken))
}
