import type { Fill, TextStyle } from '@kitwright/design'
import { findFont } from '@kitwright/library'
import { clamp, mixColours, parseHex, toHex, type Rgba } from '@kitwright/measure'
import type { TextKey } from '@kitwright/words'

/** The input of a ready-made style: the text as it is and the cloth under it. */
interface PresetContext {
  readonly ink: string
  /** A colour that contrasts with the letters and the cloth. */
  readonly edge: string
  readonly cloth: string
  /** Converts a fraction of the letters' size to mm. */
  readonly mm: (em: number) => number
}

export interface Preset {
  readonly id: string
  readonly name: TextKey<'lettering'>
  /** The font that the style needs, if any. */
  readonly font?: Pick<TextStyle, 'font' | 'weight'>
  readonly style: (look: PresetContext) => Partial<TextStyle>
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 }
const rgb = (colour: string): Rgba => parseHex(colour) ?? WHITE

export const solid = (colour: string): Fill => ({ kind: 'solid', colour })

const downwards = (upper: string, lower: string, [from, to]: readonly [number, number]): Fill => ({
  kind: 'gradient',
  shape: 'linear',
  angleDeg: 180,
  stops: [
    { colour: upper, at: from },
    { colour: lower, at: to },
  ],
})

const fade = (ink: string): Fill =>
  downwards(toHex(mixColours(WHITE, rgb(ink), 0.35)), toHex(mixColours(BLACK, rgb(ink), 0.4)), [15, 85])

/** Fills the upper half with one colour and the lower with another. One may equal the cloth's, hence an outline. */
const split = (upper: string, lower: string): Fill => downwards(upper, lower, [50, 50])

export const PRESETS: readonly Preset[] = [
  { id: 'plain', name: 'style_plain', style: () => ({}) },
  {
    id: 'outlined',
    name: 'style_outlined',
    style: ({ edge, mm }) => ({ outline: { colour: edge, widthMm: mm(0.045) } }),
  },
  {
    id: 'double',
    name: 'style_double',
    style: ({ ink, edge, mm }) => ({
      outline: { colour: edge, widthMm: mm(0.04) },
      outerOutline: { colour: ink, widthMm: mm(0.035) },
    }),
  },
  {
    id: 'hollow',
    name: 'style_hollow',
    style: ({ ink, cloth, mm }) => ({ fill: solid(cloth), outline: { colour: ink, widthMm: mm(0.035) } }),
  },
  {
    id: 'shadow',
    name: 'style_shadow',
    style: ({ edge, mm }) => ({ shadow: { colour: edge, xMm: mm(0.06), yMm: mm(0.06) } }),
  },
  {
    id: 'block',
    name: 'style_block',
    style: ({ ink, edge, mm }) => ({
      outline: { colour: edge, widthMm: mm(0.035) },
      shadow: { colour: toHex(mixColours(BLACK, rgb(ink), 0.45)), xMm: mm(0.08), yMm: mm(0.08) },
    }),
  },
  { id: 'arch', name: 'style_arch', style: () => ({ curve: { kind: 'arc', degrees: 70 } }) },
  {
    id: 'bowl',
    name: 'style_bowl',
    style: ({ edge, mm }) => ({ curve: { kind: 'arc', degrees: -55 }, outline: { colour: edge, widthMm: mm(0.04) } }),
  },
  {
    id: 'varsity',
    name: 'style_varsity',
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
    name: 'style_stencil',
    font: { font: 'saira-stencil-one', weight: 400 },
    style: () => ({ isUpperCase: true, letterSpacingEm: 0.04 }),
  },
  {
    id: 'inline',
    name: 'style_inline',
    font: { font: 'bungee-inline', weight: 400 },
    style: () => ({ isUpperCase: true }),
  },
  {
    id: 'split',
    name: 'style_split',
    style: ({ ink, edge, mm }) => ({ fill: split(ink, edge), outline: { colour: ink, widthMm: mm(0.03) } }),
  },
  { id: 'halftone', name: 'style_halftone', style: () => ({ isHalftone: true }) },
  {
    id: 'brush',
    name: 'style_brush',
    font: { font: 'permanent-marker', weight: 400 },
    style: () => ({ isUpperCase: true, skewDeg: 6 }),
  },
  {
    id: 'speed',
    name: 'style_speed',
    style: ({ edge, mm }) => ({
      skewDeg: 16,
      isUpperCase: true,
      outline: { colour: edge, widthMm: mm(0.03) },
      shadow: { colour: edge, xMm: -mm(0.07), yMm: mm(0.03) },
    }),
  },
  {
    id: 'flag',
    name: 'style_flag',
    style: ({ edge, mm }) => ({
      curve: { kind: 'wave', heightMm: clamp(mm(0.2), 1, 200), waves: 1 },
      outline: { colour: edge, widthMm: mm(0.035) },
    }),
  },
  {
    id: 'fade',
    name: 'style_fade',
    style: ({ ink, edge, mm }) => ({ fill: fade(ink), outline: { colour: edge, widthMm: mm(0.035) } }),
  },
]

/** Returns the presets whose font is available. */
export const shownPresets = (): readonly Preset[] =>
  PRESETS.filter(({ font }) => !font || findFont(font.font) !== undefined)
