import { rasteriseLayer } from '@kitwright/artwork'
import { encodePng, nodeSurface } from '@kitwright/artwork/node'
import { PLAIN_TEXT, type TextLayer } from '@kitwright/design'
import { DEFAULT_BRAND, parseHex, readableOn, shadesOf } from '@kitwright/measure'
import type { JobHandler } from '../../workers/index.ts'

export interface IconToDraw {
  readonly name: string
  /** `#rrggbb`. */
  readonly colour: string
  readonly sizePx: number
  /** Rounded with transparent corners. Otherwise the colour fills the square. */
  readonly isRounded: boolean
}

/** The shade of the brand colour, dark enough for a white letter. */
const SHADE = 700
const CORNER = 0.2
/** Size of the letter. A masked icon shows only the middle four fifths. */
const LETTER = { rounded: 0.72, filled: 0.56 }

function firstLetter(name: string): string {
  const letter = [...new Intl.Segmenter('km').segment(name.trim())][0]?.segment ?? 'K'
  return letter.toUpperCase()
}

const letterLayer = (text: string, colour: string, sizeMm: number): TextLayer => ({
  ...PLAIN_TEXT,
  id: 'letter',
  name: null,
  kind: 'text',
  role: 'text',
  text,
  piece: '',
  xMm: 0,
  yMm: 0,
  rotationDeg: 0,
  opacity: 1,
  isHidden: false,
  isLocked: false,
  font: 'teko',
  fill: { kind: 'solid', colour },
  sizeMm,
  maxWidthMm: sizeMm,
  fit: 'shrink',
})

export const work: JobHandler<IconToDraw, Uint8Array> = async ({ name, colour, sizePx, isRounded }) => {
  const ground = shadesOf(parseHex(colour) ?? parseHex(DEFAULT_BRAND)!)[SHADE]
  const canvas = nodeSurface.createCanvas(sizePx, sizePx)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D canvas')
  context.fillStyle = ground
  context.beginPath()
  context.roundRect(0, 0, sizePx, sizePx, isRounded ? CORNER * sizePx : 0)
  context.fill()
  context.translate(sizePx / 2, sizePx / 2)
  const size = (isRounded ? LETTER.rounded : LETTER.filled) * sizePx
  const layer = letterLayer(firstLetter(name), readableOn(parseHex(ground)!), size)
  const sources = { images: new Map(), patterns: new Map() }
  const letter = rasteriseLayer(layer, { pxPerMm: 1, surface: nodeSurface, sources })
  if (letter) {
    const { canvas: drawn, widthMm, heightMm } = letter
    context.drawImage(drawn as unknown as CanvasImageSource, -widthMm / 2, -heightMm / 2, widthMm, heightMm)
  }
  return encodePng(canvas)
}
