import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { nodeSources } from '@kitwright/artwork/node'
import { createDesign, type DesignDocument } from '@kitwright/design'
import { type Garment, listGarments } from '@kitwright/garment'
import { portraitOf } from '@kitwright/portrait/node'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

const SIDES = ['front', 'left', 'back', 'right'] as const
const CELL = { width: 300, height: 330 }
const HEADER = 34
const LABEL = 30
const GROUND = '#e9ebee'
const INK = '#22252b'

/** Colours of the cloth, of the contrasting panels, and of ribs and bands. */
type Colours = readonly [cloth: string, panels: string, bands: string]
const COLOURS: Readonly<Record<string, Colours>> = {
  soccer: ['#1d4fb8', '#14245c', '#f4f2ee'],
  oversizedshirt: ['#3c5a50', '#2b413a', '#33493f'],
  polo: ['#f2f1ec', '#1f3d63', '#1f3d63'],
  sleeveless: ['#c4161d', '#8d0d13', '#f4f2ee'],
  tshirt: ['#e8b12a', '#1b1c20', '#1b1c20'],
  hoodie: ['#56606e', '#39414c', '#454e5a'],
  boxyfit: ['#d8d3c8', '#a79f8e', '#cfc9bc'],
  boxingtrunk: ['#16171b', '#c99a1e', '#c99a1e'],
}
const BANDS: readonly string[] = ['collar', 'cuff', 'buttons', 'drawstring']
const CLOTH: readonly string[] = ['base', 'sleeves', 'shorts', 'hood', 'pocket', 'shoulderPanel', 'sleevePanel']

function dressed(garment: Garment): DesignDocument {
  const [cloth, panels, bands] = COLOURS[garment.id] ?? ['#8c929b', '#5c626b', '#f4f2ee']
  const colourOf = (part: string): string => (BANDS.includes(part) ? bands : CLOTH.includes(part) ? cloth : panels)
  const fresh = createDesign(garment.id)
  const style = (part: string) => ({ fill: { kind: 'solid' as const, colour: colourOf(part) }, pattern: null })
  const parts = Object.fromEntries(garment.parts.map(part => [part, { ...fresh.parts[part]!, ...style(part) }]))
  return { ...fresh, parts }
}

function drawHeader(pen: SKRSContext2D): void {
  pen.fillStyle = INK
  pen.textAlign = 'center'
  pen.font = '15px DejaVu Sans, sans-serif'
  SIDES.forEach((side, column) => pen.fillText(side, (column + 0.5) * CELL.width, 22))
}

/** Writes all sewn garments from four sides as one PNG and reports each garment when it is drawn. */
export async function writeContactSheet(file: string, tell: (line: string) => void): Promise<void> {
  const garments = listGarments()
  const canvas = createCanvas(SIDES.length * CELL.width, HEADER + garments.length * (CELL.height + LABEL))
  const pen = canvas.getContext('2d')
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, canvas.width, canvas.height)
  drawHeader(pen)
  const sources = await nodeSources([])
  for (const [row, garment] of garments.entries()) {
    const top = HEADER + row * (CELL.height + LABEL)
    const document = dressed(garment)
    for (const [column, view] of SIDES.entries()) {
      const size = { widthPx: CELL.width, heightPx: CELL.height }
      const picture = await portraitOf({ document, sources, view, ...size, ground: null })
      if (picture) pen.drawImage(picture as unknown as Canvas, column * CELL.width, top + LABEL)
    }
    pen.fillStyle = INK
    pen.textAlign = 'left'
    pen.font = 'bold 17px DejaVu Sans, sans-serif'
    pen.fillText(garment.id, 14, top + 20)
    tell(`sheet: ${garment.id}, ${row + 1} of ${garments.length}`)
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, canvas.toBuffer('image/png'))
}
