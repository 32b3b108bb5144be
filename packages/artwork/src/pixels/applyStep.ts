import { removeBackground, type BackgroundSettings } from './background.ts'
import { adjustLight, recolourNearBlack, swapColour, type ColourSwap, type Light } from './swapColours.ts'
import { stickerOutline } from './stickerOutline.ts'
import type { Pixels } from './pixels.ts'
import { crop, flip, rotate, turn, type CropBox } from './transformPixels.ts'

/** A change of a picture as plain data, independent of its pixel count. */
export type PictureStep =
  | ({ readonly kind: 'crop' } & CropBox)
  | { readonly kind: 'turn'; readonly quarters: 1 | 2 | 3 }
  | { readonly kind: 'flip'; readonly axis: 'horizontal' | 'vertical' }
  | { readonly kind: 'rotate'; readonly degrees: number }
  | ({ readonly kind: 'background' } & BackgroundSettings)
  | { readonly kind: 'recolour'; readonly colour: string }
  | ({ readonly kind: 'swap' } & ColourSwap)
  | ({ readonly kind: 'light' } & Light)
  | { readonly kind: 'outline'; readonly widthMm: number; readonly colour: string }

type StepOfKind<K extends PictureStep['kind']> = Extract<PictureStep, { kind: K }>
type Rules = { readonly [K in PictureStep['kind']]: (source: Pixels, step: StepOfKind<K>, pxPerMm: number) => Pixels }

const RULES: Rules = {
  crop,
  turn: (source, { quarters }) => turn(source, quarters),
  flip: (source, { axis }) => flip(source, axis),
  rotate: (source, { degrees }) => (degrees % 360 === 0 ? source : rotate(source, degrees)),
  background: removeBackground,
  recolour: (source, { colour }) => recolourNearBlack(source, colour),
  swap: swapColour,
  light: adjustLight,
  outline: (source, { widthMm, colour }, pxPerMm) => stickerOutline(source, widthMm * pxPerMm, colour),
}

/** Returns the picture after the step; the source is unchanged. */
export function applyStep(source: Pixels, step: PictureStep, pxPerMm: number): Pixels {
  const rule = RULES[step.kind] as (source: Pixels, step: PictureStep, pxPerMm: number) => Pixels
  return rule(source, step, pxPerMm)
}
