import {
  gradientLine,
  gradientStops,
  inkCountOf,
  patternTransform,
  placePattern,
  type PlacedArea,
} from '@kitwright/artwork'
import { inksOf, isInOwnColours, type Fill, type PatternUse } from '@kitwright/design'
import { parseHex } from '@kitwright/measure'

/** sRGB values 0-1, premultiplied by alpha. */
export type Colour = readonly [r: number, g: number, b: number, a: number]

export interface SlotPattern {
  /** Colours of the inks, not premultiplied, with the opacity of each. */
  readonly inks: readonly Colour[]
  /** Matrix from mm on the piece to tiles, column-major 2 × 3. */
  readonly tile: readonly [number, number, number, number, number, number]
  /** Whether the pattern lies on the piece although its area's fill lies on the table. */
  readonly isOnPiece: boolean
  /** Whether its tile has colours instead of inks. Of its one ink only the opacity applies. */
  readonly isPicture: boolean
  /** A picture's flag: it is not repeated. */
  readonly isOnce: boolean
}

/** The shader's values of one area's ground; the names are those of its uniforms. */
export interface Slot {
  readonly fillFrom: Colour
  readonly fillTo: Colour
  /** Linear: `a·x + b·y + c`; radial: centre and 1/radius in mm. Last: 0 solid, 1 linear, 2 radial. */
  readonly ramp: readonly [number, number, number, number]
  /** The place of the first stop, and 1 / the distance to the second. */
  readonly stops: readonly [number, number]
  /** The patterns, bottom first. */
  readonly patterns: readonly SlotPattern[]
  /** Whether ramp and tiles use table coordinates. */
  readonly isOnTable: boolean
  /** Whether a mask limits the patterns. */
  readonly isMasked?: boolean
}

/** Returns premultiplied sRGB; transparent for an invalid colour. */
export function toColour(hex: string): Colour {
  const rgba = parseHex(hex)
  if (!rgba) return [0, 0, 0, 0]
  const { r, g, b, a } = rgba
  return [(r / 255) * a, (g / 255) * a, (b / 255) * a, a]
}

const HARD_EDGE = 1e4

type FillSlot = Pick<Slot, 'fillFrom' | 'fillTo' | 'ramp' | 'stops'>

export function fillSlot(fill: Fill, { frame, place }: PlacedArea): FillSlot {
  if (fill.kind === 'solid') {
    const colour = toColour(fill.colour)
    return { fillFrom: colour, fillTo: colour, ramp: [0, 0, 0, 0], stops: [0, 1] }
  }
  const [first, second] = gradientStops(fill)
  const run = second.at - first.at
  const colours = { fillFrom: toColour(first.colour), fillTo: toColour(second.colour) }
  const stops = [first.at, run > 1 / HARD_EDGE ? 1 / run : HARD_EDGE] as const
  const line = gradientLine(fill, frame, place)
  if (line.shape === 'radial')
    return { ...colours, stops, ramp: [line.centre.x, line.centre.y, 1 / Math.max(line.radius, 1e-6), 2] }
  const [dx, dy] = [line.to.x - line.from.x, line.to.y - line.from.y]
  const square = Math.max(dx * dx + dy * dy, 1e-6)
  return { ...colours, stops, ramp: [dx / square, dy / square, -(line.from.x * dx + line.from.y * dy) / square, 1] }
}

type Tile = { readonly width: number; readonly height: number }

function inkOf(colour: string, opacity: number): Colour {
  const { r, g, b, a } = parseHex(colour) ?? { r: 0, g: 0, b: 0, a: 0 }
  return [r / 255, g / 255, b / 255, a * opacity]
}

function packPattern(use: PatternUse, area: PlacedArea, tileMm: Tile): SlotPattern {
  const { frame, place, wrap } = placePattern(use, area)
  const isPicture = isInOwnColours(use)
  return {
    // A tile without an ink shows nothing, as nothing is printed of it.
    inks: isPicture
      ? [[0, 0, 0, use.opacity]]
      : inksOf(use)
          .slice(0, inkCountOf(use))
          .map(colour => inkOf(colour, use.opacity)),
    tile: patternTransform(use, tileMm, frame, place).toTile,
    isOnPiece: wrap === undefined,
    isPicture,
    isOnce: use.motif?.rows === 'once',
  }
}

/** The paint of an area: a pattern with its tile. */
export interface PatternWithTileSize {
  readonly use: PatternUse
  readonly tileMm: Tile
}

export const packSlot = (fill: Fill, area: PlacedArea, patterned: readonly PatternWithTileSize[]): Slot => ({
  ...fillSlot(fill, area),
  isOnTable: area.wrap !== undefined,
  patterns: patterned.map(({ use, tileMm }) => packPattern(use, area, tileMm)),
})
