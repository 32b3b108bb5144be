import {
  createDesign,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type Fill,
  type PartStyle,
} from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { defaultUse } from '@kitwright/library'

const INK = '#10151f'
const CHALK = '#f4f6f8'

const solid = (colour: string): Fill => ({ kind: 'solid', colour })
const plain = (colour: string): PartStyle => ({ fill: solid(colour), pattern: null, span: 'piece' })

/**
 * Returns a chalk and ink kit. It suits the background of any tenant's colour and names nobody, because it is on every
 * shop's first page.
 */
export function packagedDesign(): DesignDocument {
  const garment = getGarment('soccer')
  const empty = createDesign('soccer')
  const text = (role: 'frontNumber' | 'shortsNumber', words: string, sizeMm: number, colour: string) => {
    const zone = zoneOf(garment, empty.options, role)
    if (!zone) throw new Error(`the soccer kit has no zone ${role}`)
    return { ...createTextLayer(role, role, words, zone), ...defaultUse('teko'), sizeMm, fill: solid(colour) }
  }
  return {
    ...empty,
    parts: {
      ...empty.parts,
      base: {
        fill: solid(CHALK),
        pattern: { ...createPatternUse('chevron', '#c9d1db'), opacity: 0.75, scale: 1.6 },
        span: 'piece',
      },
      sleeves: plain(INK),
      stripes: plain(CHALK),
      collar: plain(INK),
      shoulderPanel: plain(INK),
      sidePanel: plain(INK),
      cuff: plain(CHALK),
      shorts: plain(INK),
      hem: plain(CHALK),
    },
    layers: [text('frontNumber', '10', 96, INK), text('shortsNumber', '10', 125, CHALK)],
  }
}
