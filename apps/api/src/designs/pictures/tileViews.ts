import type { Crop, PortraitView } from '@kitwright/portrait'

interface TileView {
  readonly view: PortraitView
  readonly crop: Crop
}

const whole = (view: PortraitView): TileView => ({ view, crop: { margin: 0.03, zoom: 1, keeps: 'middle' } })
const close = (view: PortraitView, zoom: number): TileView => ({ view, crop: { margin: 0.04, zoom, keeps: 'top' } })

/** Angle and crop of each plain garment's tile, by garment id: no two neighbours look the same. */
const TILES: Readonly<Record<string, TileView>> = {
  soccer: whole('turned'),
  tshirt: whole('turnedRight'),
  oversizedshirt: whole('front'),
  boxyfit: whole('angle'),
  sleeveless: whole('angleRight'),
  polo: close('turned', 1.3),
  hoodie: close('angleRight', 1.22),
  boxingtrunk: whole('angle'),
}

/** Returns the angle and the crop of a garment's tile. */
export const tileOf = (garment: string): TileView => TILES[garment] ?? whole('angle')
