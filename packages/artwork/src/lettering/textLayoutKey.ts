import { textStyleOf, type TextLayer } from '@kitwright/design'

/** All that decides how a text is set and how large it is: not its colours, and not where it lies. */
export function textLayoutKey(layer: TextLayer): string {
  const { fill: _, outline, outerOutline, shadow, ...style } = textStyleOf(layer)
  const around = [outline?.widthMm, outerOutline?.widthMm, shadow?.xMm, shadow?.yMm]
  return JSON.stringify([layer.text, layer.sizeMm, layer.maxWidthMm, layer.fit, around, style])
}
