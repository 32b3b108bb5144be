import { createImageLayer, type DesignDocument, type ImageLayer, type Layer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'

const bare = defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' })
const asset = { source: 'local', id: 'a', widthPx: 400, heightPx: 400 } as const

/** Returns an upright square picture of 40 mm, its centre at a point on a piece of the jersey. */
export const picture = (
  id: string,
  piece: string,
  xMm: number,
  yMm: number,
  more: Partial<ImageLayer> = {},
): ImageLayer => ({
  ...createImageLayer(id, 'logo', asset, zoneOf(getGarment('soccer'), bare.options, 'logo')!),
  piece,
  xMm,
  yMm,
  widthMm: 40,
  heightMm: 40,
  rotationDeg: 0,
  ...more,
})

/** Returns a kit with only these layers. */
export const kitWith = (...layers: Layer[]): DesignDocument => ({ ...bare, layers })
