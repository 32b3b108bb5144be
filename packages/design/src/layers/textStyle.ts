import { clamp } from '@kitwright/measure'
import type { Command } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'
import type { TextLayer, TextStyle } from '../schema/layers.ts'
import type { TextRole } from '../schema/imageRoles.ts'

/** Every field of a style, listed because importing the schema would load the validation code. */
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

/** Returns a text's style without its content and place. */
export const textStyleOf = (layer: TextLayer): TextStyle =>
  Object.fromEntries(FIELDS.map(field => [field, layer[field]])) as unknown as TextStyle

type Outline = NonNullable<TextStyle['outline']>

const scaledOutline = (outline: Outline | null, by: number): Outline | null =>
  outline && { ...outline, widthMm: clamp(outline.widthMm * by, 0.1, 20) }

/** Returns the style with outlines, shadow and wave scaled by `by`, within the limits of a document. */
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
/** True if each player has an own text in this role. */
export const isPersonal = (role: TextRole): boolean => isName(role) || role.endsWith('Number')

/**
 * Returns one command that gives all names and numbers of the squad the style of one text; null if there is no other. A
 * curve is copied only from names to names and from numbers to numbers.
 */
export function shareStyle(document: DesignDocument, from: TextLayer): Command | null {
  const style = textStyleOf(from)
  const others = document.layers.filter(
    layer => layer.kind === 'text' && layer.id !== from.id && isPersonal(layer.role) && !layer.isLocked,
  ) as TextLayer[]
  const commands = others.map((layer): Command => {
    // Scales by the square root: a number four times as high as the name gets outlines twice as wide.
    const scaled = scaledStyle(style, Math.sqrt(layer.sizeMm / from.sizeMm))
    const curve = isName(layer.role) === isName(from.role) ? scaled.curve : layer.curve
    return { kind: 'changeLayer', id: layer.id, change: { ...scaled, curve } }
  })
  return commands.length > 0 ? { kind: 'batch', commands } : null
}
