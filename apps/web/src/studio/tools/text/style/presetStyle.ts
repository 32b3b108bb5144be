import {
  type DesignDocument,
  type Fill,
  firstColour,
  PLAIN_TEXT,
  partStyleOf,
  type TextLayer,
  type TextStyle,
} from '@kitwright/design'
import { areasOfPiece, type Garment, type PartId } from '@kitwright/garment'
import { clamp, contrast, parseHex, type Rgba } from '@kitwright/measure'
import { solid, type Preset } from './presets.ts'

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const rgb = (colour: string): Rgba => parseHex(colour) ?? WHITE

/** The cloth that a text lies on. */
export interface Ground {
  readonly cloth: string
  /** All colours of the design's parts. */
  readonly colours: readonly string[]
}

export function groundUnder(layer: TextLayer, document: DesignDocument, garment: Garment): Ground {
  const [area] = areasOfPiece(garment, document.options, layer.piece)
  const colourOf = (part: PartId): string => firstColour(partStyleOf(document, part).fill).slice(0, 7)
  return {
    cloth: area ? colourOf(area.part) : document.fabric.colour,
    colours: garment.parts.map(colourOf),
  }
}

const DARK = '#0b0f1a'
/** Used if the design's own colours are all too similar. */
const SPARE = ['#facc15', '#dc2626', '#94a3b8'] as const
/** A lower contrast is hardly seen as another colour. */
const SEEN = 1.5

function edgeOf(ink: string, { cloth, colours }: Ground): string {
  const standsOut = (colour: string): number =>
    Math.min(contrast(rgb(colour), rgb(ink)), contrast(rgb(colour), rgb(cloth)))
  const best = (choices: readonly string[]): string => choices.reduce((a, b) => (standsOut(b) > standsOut(a) ? b : a))
  const own = best(['#ffffff', DARK, ...colours])
  return standsOut(own) >= SEEN ? own : best([own, ...SPARE])
}

/** Returns the letters' colour, which for hollow letters is the outline's. */
function inkOf({ fill, outline }: TextLayer, { cloth }: Ground): string {
  const colour = firstColour(fill)
  return outline && contrast(rgb(colour), rgb(cloth)) < 1.1 ? outline.colour : colour
}

/** Returns a colour for a new outline that contrasts with its inside and with the cloth. */
export function contrastingEdge(layer: TextLayer, which: 'outline' | 'outerOutline', ground: Ground): string {
  const inside = which === 'outerOutline' && layer.outline ? layer.outline.colour : firstColour(layer.fill)
  return edgeOf(inside, ground)
}

/** Returns whether a fill is split sharply into two colours. That is a ready-made style, not a choice of colours. */
const isSplit = (fill: Fill): boolean => fill.kind === 'gradient' && fill.stops[0].at === fill.stops[1].at

/** Returns the text's style with all effects replaced by a ready-made one's. */
export function presetStyle(preset: Preset, layer: TextLayer, ground: Ground): Partial<TextStyle> {
  const ink = inkOf(layer, ground)
  const fill = ink === firstColour(layer.fill) && !isSplit(layer.fill) ? layer.fill : solid(ink)
  const mm = (em: number): number => clamp(Math.round(layer.sizeMm * em * 10) / 10, 0.3, 20)
  const { font: _font, weight: _weight, isItalic: _isItalic, align: _align, lineHeight: _height, ...clean } = PLAIN_TEXT
  const look = { ink, edge: edgeOf(ink, ground), cloth: ground.cloth, mm }
  return { ...clean, isHalftone: undefined, fill, ...preset.font, ...preset.style(look) }
}
