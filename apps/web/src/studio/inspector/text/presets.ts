import { PLAIN_TEXT, styleOf, type DesignDocument, type Fill, type TextLayer, type TextStyle } from '@kitwright/design'
import { areasOfPiece, type Garment, type PartId } from '@kitwright/garment'
import { findFont } from '@kitwright/library'
import { clamp, contrast, mixColours, parseHex, toHex, type Rgba } from '@kitwright/measure'
import type { Texts } from '@kitwright/words'
import { firstColour } from '../../controls/fills.ts'

/** What a ready-made style is made from: the text as it is and the cloth under it. */
interface Look {
  readonly ink: string
  /** Stands out from the letters and from the cloth. */
  readonly edge: string
  readonly cloth: string
  /** Shares of the letters' size as mm. */
  readonly mm: (em: number) => number
}

export interface Preset {
  readonly id: string
  readonly name: keyof Texts['lettering']
  /** The font that makes it, where one does. */
  readonly font?: Pick<TextStyle, 'font' | 'weight'>
  readonly style: (look: Look) => Partial<TextStyle>
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 }
const rgb = (colour: string): Rgba => parseHex(colour) ?? WHITE

const solid = (colour: string): Fill => ({ kind: 'solid', colour })

const fade = (ink: string): Fill => ({
  kind: 'gradient',
  shape: 'linear',
  angleDeg: 180,
  stops: [
    { colour: toHex(mixColours(WHITE, rgb(ink), 0.35)), at: 15 },
    { colour: toHex(mixColours(BLACK, rgb(ink), 0.4)), at: 85 },
  ],
})

export const PRESETS: readonly Preset[] = [
  { id: 'plain', name: 'stylePlain', style: () => ({}) },
  {
    id: 'outlined',
    name: 'styleOutlined',
    style: ({ edge, mm }) => ({ outline: { colour: edge, widthMm: mm(0.045) } }),
  },
  {
    id: 'double',
    name: 'styleDouble',
    style: ({ ink, edge, mm }) => ({
      outline: { colour: edge, widthMm: mm(0.04) },
      outerOutline: { colour: ink, widthMm: mm(0.035) },
    }),
  },
  {
    id: 'hollow',
    name: 'styleHollow',
    style: ({ ink, cloth, mm }) => ({ fill: solid(cloth), outline: { colour: ink, widthMm: mm(0.035) } }),
  },
  {
    id: 'shadow',
    name: 'styleShadow',
    style: ({ edge, mm }) => ({ shadow: { colour: edge, xMm: mm(0.06), yMm: mm(0.06) } }),
  },
  {
    id: 'block',
    name: 'styleBlock',
    style: ({ ink, edge, mm }) => ({
      outline: { colour: edge, widthMm: mm(0.035) },
      shadow: { colour: toHex(mixColours(BLACK, rgb(ink), 0.45)), xMm: mm(0.08), yMm: mm(0.08) },
    }),
  },
  { id: 'arch', name: 'styleArch', style: () => ({ curve: { kind: 'arc', degrees: 70 } }) },
  {
    id: 'bowl',
    name: 'styleBowl',
    style: ({ edge, mm }) => ({ curve: { kind: 'arc', degrees: -55 }, outline: { colour: edge, widthMm: mm(0.04) } }),
  },
  {
    id: 'varsity',
    name: 'styleVarsity',
    font: { font: 'graduate', weight: 400 },
    style: ({ ink, edge, mm }) => ({
      isUpperCase: true,
      curve: { kind: 'arc', degrees: 35 },
      outline: { colour: edge, widthMm: mm(0.05) },
      outerOutline: { colour: ink, widthMm: mm(0.03) },
    }),
  },
  {
    id: 'stencil',
    name: 'styleStencil',
    font: { font: 'saira-stencil-one', weight: 400 },
    style: () => ({ isUpperCase: true, letterSpacingEm: 0.04 }),
  },
  {
    id: 'speed',
    name: 'styleSpeed',
    style: ({ edge, mm }) => ({
      skewDeg: 16,
      isUpperCase: true,
      outline: { colour: edge, widthMm: mm(0.03) },
      shadow: { colour: edge, xMm: -mm(0.07), yMm: mm(0.03) },
    }),
  },
  {
    id: 'flag',
    name: 'styleFlag',
    style: ({ edge, mm }) => ({
      curve: { kind: 'wave', heightMm: clamp(mm(0.3), 1, 200), waves: 1 },
      outline: { colour: edge, widthMm: mm(0.035) },
    }),
  },
  {
    id: 'fade',
    name: 'styleFade',
    style: ({ ink, edge, mm }) => ({ fill: fade(ink), outline: { colour: edge, widthMm: mm(0.035) } }),
  },
]

/** Those whose font is there. */
export const shownPresets = (): readonly Preset[] =>
  PRESETS.filter(({ font }) => !font || findFont(font.font) !== undefined)

/** The cloth that a text lies on. */
export interface Ground {
  readonly cloth: string
  /** All colours of the design's parts. */
  readonly colours: readonly string[]
}

export function groundUnder(layer: TextLayer, document: DesignDocument, garment: Garment): Ground {
  const [area] = areasOfPiece(garment, document.options, layer.piece)
  /** Without its alpha. */
  const colourOf = (part: PartId): string => firstColour(styleOf(document, part).fill).slice(0, 7)
  return {
    cloth: area ? colourOf(area.part) : document.fabric.colour,
    colours: garment.parts.map(colourOf),
  }
}

const DARK = '#0b0f1a'
/** For a design whose own colours are all too close. */
const SPARE = ['#facc15', '#dc2626', '#94a3b8'] as const
/** Less is hardly seen as another colour. */
const SEEN = 1.5

function edgeOf(ink: string, { cloth, colours }: Ground): string {
  const standsOut = (colour: string): number =>
    Math.min(contrast(rgb(colour), rgb(ink)), contrast(rgb(colour), rgb(cloth)))
  const best = (choices: readonly string[]): string => choices.reduce((a, b) => (standsOut(b) > standsOut(a) ? b : a))
  const own = best(['#ffffff', DARK, ...colours])
  return standsOut(own) >= SEEN ? own : best([own, ...SPARE])
}

/** The letters' colour; hollow letters have it around them. */
function inkOf({ fill, outline }: TextLayer, { cloth }: Ground): string {
  const colour = firstColour(fill)
  return outline && contrast(rgb(colour), rgb(cloth)) < 1.1 ? outline.colour : colour
}

/** A colour for a new outline: seen against what is inside it and against the cloth. */
export function contrastingEdge(layer: TextLayer, which: 'outline' | 'outerOutline', ground: Ground): string {
  const inside = which === 'outerOutline' && layer.outline ? layer.outline.colour : firstColour(layer.fill)
  return edgeOf(inside, ground)
}

/** The text's style with a ready-made one in place of all its effects. */
export function presetStyle(preset: Preset, layer: TextLayer, ground: Ground): Partial<TextStyle> {
  const ink = inkOf(layer, ground)
  const fill = ink === firstColour(layer.fill) ? layer.fill : solid(ink)
  const mm = (em: number): number => clamp(Math.round(layer.sizeMm * em * 10) / 10, 0.3, 20)
  const { font: _font, weight: _weight, isItalic: _isItalic, align: _align, lineHeight: _height, ...clean } = PLAIN_TEXT
  const look = { ink, edge: edgeOf(ink, ground), cloth: ground.cloth, mm }
  return { ...clean, fill, ...preset.font, ...preset.style(look) }
}
