import { colourDistance, luminance, mixColours, parseHex, toHex, type Rgba } from '@kitwright/measure'

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const SLATE: Rgba = { r: 30, g: 41, b: 59, a: 1 }
/** Luminance above which a garment gets a dark background: a light one would swallow it. */
const LIGHT = 0.5
/** Colours closer to each other than this form no stripe. */
const APART = 0.12

interface ClubGround {
  readonly field: string
  /** The light behind the garment, which makes it stand out. */
  readonly glow: string
  readonly stripes: readonly string[]
}

/**
 * Returns the background made of a club's colours, main one first: the main colour, or a dark one behind a light
 * garment.
 */
export function clubGround(colours: readonly string[]): ClubGround {
  const own = colours.flatMap(colour => parseHex(colour) ?? [])
  const [main = SLATE, ...others] = own
  const isLight = luminance(main) > LIGHT
  const [darkest = SLATE] = own.toSorted((a, b) => luminance(a) - luminance(b))
  const dark = luminance(darkest) > LIGHT ? SLATE : darkest
  const field = isLight ? dark : main
  const stripes = [...others, main, WHITE].filter(colour => colourDistance(colour, field) > APART)
  return {
    field: toHex(field),
    glow: toHex(mixColours(WHITE, field, isLight ? 0.22 : 0.8)),
    stripes: [...new Set(stripes.map(toHex))].slice(0, 2),
  }
}

interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

/** Paints bands from the lower left to the upper right; their width follows the picture's shorter side. */
function paintStripes(pen: CanvasRenderingContext2D, { widthPx, heightPx }: Size, stripes: readonly string[]): void {
  const unit = Math.min(widthPx, heightPx) / 100
  const long = Math.hypot(widthPx, heightPx)
  pen.save()
  pen.translate(widthPx / 2, heightPx / 2)
  pen.rotate(-Math.atan2(heightPx, widthPx))
  const [broad = '#ffffff', fine = broad] = stripes
  pen.fillStyle = broad
  pen.fillRect(-long, -17 * unit, 2 * long, 34 * unit)
  pen.fillStyle = fine
  for (const at of [-23, 20]) pen.fillRect(-long, at * unit, 2 * long, 3 * unit)
  pen.restore()
}

/** Fills the picture with the club's colours: stripes out to the corners, and a light middle behind the garment. */
export function paintClubGround(pen: CanvasRenderingContext2D, size: Size, colours: readonly string[]): void {
  const { widthPx, heightPx } = size
  const { field, glow, stripes } = clubGround(colours)
  pen.fillStyle = field
  pen.fillRect(0, 0, widthPx, heightPx)
  paintStripes(pen, size, stripes)
  pen.save()
  pen.translate(widthPx / 2, heightPx / 2)
  pen.scale(widthPx * 0.62, heightPx * 0.62)
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, 1)
  for (const [at, alpha] of [
    [0, 'ff'],
    [0.55, 'f2'],
    [1, '00'],
  ] as const)
    light.addColorStop(at, `${glow}${alpha}`)
  pen.fillStyle = light
  pen.fillRect(-1, -1, 2, 2)
  pen.restore()
}

const STOPS: readonly (readonly [at: number, colour: string])[] = [
  [0, '#fbfcfd'],
  [0.6, '#e7eaee'],
  [1, '#d5dae1'],
]
/** The light behind the page's stage: its place and reach, in shares of the picture. */
const LAMP = { x: 0.5, y: 0.3, reachX: 1.2, reachY: 0.9 } as const

/** Paints the studio's ground over the whole picture. */
export function paintStudioGround(pen: CanvasRenderingContext2D, widthPx: number, heightPx: number): void {
  pen.save()
  pen.translate(LAMP.x * widthPx, LAMP.y * heightPx)
  pen.scale(LAMP.reachX * widthPx, LAMP.reachY * heightPx)
  const ground = pen.createRadialGradient(0, 0, 0, 0, 0, 1)
  for (const [at, colour] of STOPS) ground.addColorStop(at, colour)
  pen.fillStyle = ground
  pen.fillRect(-1, -1, 2, 2)
  pen.restore()
}
