import type { TextCurve, TextLayer } from '@kitwright/design'
import { fontFamilyStack } from '@kitwright/library'
import { toRadians } from '@kitwright/measure'
import { FabricText, Group, Path, Shadow, type FabricObject } from 'fabric'

const WAVE_STEPS = 48

/** Returns the baseline of the letters, as long as the text. */
function pathOf(curve: TextCurve, width: number, pxPerMm: number): string {
  if (curve.kind === 'arc') {
    const angle = toRadians(Math.abs(curve.degrees))
    const radius = width / angle
    const half = radius * Math.sin(angle / 2)
    return `M ${-half} 0 A ${radius} ${radius} 0 ${angle > Math.PI ? 1 : 0} ${curve.degrees > 0 ? 1 : 0} ${half} 0`
  }
  const at = (i: number): string => {
    const share = i / WAVE_STEPS
    const y = (-curve.heightMm / 2) * pxPerMm * Math.sin(2 * Math.PI * curve.waves * share)
    return `${(share - 0.5) * width} ${y}`
  }
  return `M ${Array.from({ length: WAVE_STEPS + 1 }, (_, i) => at(i)).join(' L ')}`
}

function lettering(layer: TextLayer, pxPerMm: number, outline: TextLayer['outline']): FabricText {
  const { shadow, curve } = layer
  const text = new FabricText(layer.text, {
    originX: 'center',
    originY: 'center',
    fontFamily: fontFamilyStack(layer.font, layer.text),
    fontSize: layer.sizeMm * pxPerMm,
    charSpacing: layer.letterSpacingEm * 1000,
    fill: layer.fill.kind === 'solid' ? layer.fill.colour : '#fff',
    stroke: outline?.colour,
    strokeWidth: (outline?.widthMm ?? 0) * 2 * pxPerMm,
    paintFirst: 'stroke',
    shadow: shadow
      ? new Shadow({ color: shadow.colour, offsetX: shadow.xMm * pxPerMm, offsetY: shadow.yMm * pxPerMm })
      : null,
  })
  if (curve) text.set({ path: new Path(pathOf(curve, text.width, pxPerMm), { visible: false }) })
  text.initDimensions()
  return text
}

/** Creates a text with its effects in Fabric.js: a second outline is a wider text behind it. */
export function createText(layer: TextLayer, pxPerMm: number): FabricObject {
  const { outline, outerOutline } = layer
  if (!outline || !outerOutline) return lettering(layer, pxPerMm, outline)
  const outer = { colour: outerOutline.colour, widthMm: outline.widthMm + outerOutline.widthMm }
  const behind = lettering(layer, pxPerMm, outer)
  return new Group([behind, lettering({ ...layer, shadow: null }, pxPerMm, outline)])
}
