import { parseColor } from 'react-aria-components/ColorArea'

/**
 * A colour as the sliders store it: hue, saturation and brightness remain even where black and grey would lose them.
 */
export type Color = ReturnType<typeof parseColor>

/** Formats a colour as designs do: `#rrggbb`, or `#rrggbbaa` if it is see-through. */
export const hexOf = (color: Color): string => color.toString('hexa').toLowerCase().replace(/ff$/, '')

export const colorOf = (hex: string): Color => parseColor(hex).toFormat('hsba')

/** Makes a fully transparent colour opaque when it is changed: nobody wants a transparent red. */
export const withVisibleAlpha = (next: Color, before: Color): Color =>
  next.getChannelValue('alpha') === 0 && before.getChannelValue('alpha') === 0
    ? next.withChannelValue('alpha', 1)
    : next
