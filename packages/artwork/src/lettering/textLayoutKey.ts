import { textStyleOf, type TextLayer } from '@kitwright/design'

/** Returns a key of everything that decides a text's layout and size, excluding its colours and position. */
export function textLayoutKey(layer: TextLayer): string {
  const { fill: _, outline, outerOutline, shadow, ...style } = textStyleOf(layer)
  const around = [outline?.widthMm, outerOutline?.widthMm, shadow?.xMm, shadow?.yMm]
  return JSON.stringify([layer.text, layer.sizeMm, layer.maxWidthMm, layer.fit, around, style])
}
