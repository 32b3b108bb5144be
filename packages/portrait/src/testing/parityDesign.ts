import { createDesign, createTextLayer, type DesignDocument } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'

export const PARITY_SIZE = { widthPx: 320, heightPx: 320 }

/** Returns a kit in three colours with a Khmer text. The garment must be loaded. */
export function parityDesign(): DesignDocument {
  const plain = createDesign('soccer')
  const colours = ['#c01020', '#1030c0', '#f4f4ee']
  const parts = Object.entries(plain.parts).map(([part, style], i) => [
    part,
    { ...style, fill: { kind: 'solid', colour: colours[i % colours.length] } },
  ])
  const zone = zoneOf(getGarment('soccer'), plain.options, 'frontText')!
  return {
    ...plain,
    parts: Object.fromEntries(parts) as DesignDocument['parts'],
    layers: [createTextLayer('front', 'frontText', 'ដារ៉ា', zone)],
  }
}
