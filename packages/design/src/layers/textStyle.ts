import { clamp } from '@kitwright/measure'
import type { Command } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'
import type { TextLayer, TextStyle } from '../schema/layers.ts'
import type { TextRole } from '../schema/imageRoles.ts'

/** Every field of a style; by name, since the schema that says it also brings what validates along. */
const FIELDS = Object.keys({
  font: true,
  weight: true,
  isItalic: true,
  fill: true,
  outline: true,
  outerOutline: true,
  shadow: true,
  curve: true,
  letterSpacingEm: true,
  lineHeight: true,
  align: true,
  isUpperCase: true,
  skewDeg: true,
  isHalftone: true,
} satisfies Record<keyof TextStyle, true>) as (keyof TextStyle)[]

/** How a text looks, without what it says and where it lies. */
export const textStyleOf = (layer: TextLayer): TextStyle =>
  Object.fromEntries(FIELDS.map(field => [field, layer[field]])) as unknown as TextStyle

type Outline = NonNullable<TextStyle['outline']>

const scaledOutline = (outline: Outline | null, by: number): Outline | null =>
  outline && { ...outline, widthMm: clamp(outline.widthMm * by, 0.1, 20) }

/** The style with outlines, shadow and wave `by` times as large, as far as a document takes. */
function scaledStyle(style: TextStyle, by: number): TextStyle {
  const { shadow, curve } = style
  const offset = (mm: number): number => clamp(mm * by, -100, 100)
  return {
    ...style,
    outline: scaledOutline(style.outline, by),
    outerOutline: scaledOutline(style.outerOutline, by),
    shadow: shadow && { ...shadow, xMm: offset(shadow.xMm), yMm: offset(shadow.yMm) },
    curve: curve?.kind === 'wave' ? { ...curve, heightMm: clamp(curve.heightMm * by, 0.1, 200) } : curve,
  }
}

const isName = (role: TextRole): boolean => role === 'playerName'
/** Whether the text is each player's own. */
export const isPersonal = (role: TextRole): boolean => isName(role) || role.endsWith('Number')

/**
 * All names and numbers of the squad in the style of one text, as one edit; null when there is no other. A curve goes from names to
 * names only, and from numbers to numbers.
 */
export function shareStyle(document: DesignDocument, from: TextLayer): Command | null {
  const style = textStyleOf(from)
  const others = document.layers.filter(
    layer => layer.kind === 'text' && layer.id !== from.id && isPersonal(layer.role) && !layer.isLocked,
  ) as TextLayer[]
  const commands = others.map((layer): Command => {
    // Less than in proportion: a number four times as high as the name wears outlines twice as wide.
    const scaled = scaledStyle(style, Math.sqrt(layer.sizeMm / from.sizeMm))
    const curve = isName(layer.role) === isName(from.role) ? scaled.curve : layer.curve
    return { kind: 'changeLayer', id: layer.id, change: { ...scaled, curve } }
  })
  return commands.length > 0 ? { kind: 'batch', commands } : null
}
