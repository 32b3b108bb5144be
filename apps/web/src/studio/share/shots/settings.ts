import type { TextKey } from '@kitwright/words'
import type { Angle, Shot } from '@kitwright/scene/export'

export type PictureView = 'front' | 'back' | 'left' | 'right' | 'angle' | 'both'
export type PictureFormat = 'square' | 'portrait' | 'wide' | 'print'
export type Ground = 'studio' | 'clear'

export interface ShotSettings {
  readonly view: PictureView
  readonly format: PictureFormat
  readonly ground: Ground
}

export const VIEWS: readonly (readonly [PictureView, TextKey<'shots'>])[] = [
  ['front', 'view_front'],
  ['back', 'view_back'],
  ['left', 'view_left'],
  ['right', 'view_right'],
  ['angle', 'view_angle'],
  ['both', 'view_both'],
]

export const FORMATS: Readonly<
  Record<PictureFormat, { readonly key: TextKey<'shots'>; readonly widthPx: number; readonly heightPx: number }>
> = {
  square: { key: 'format_square', widthPx: 1080, heightPx: 1080 },
  portrait: { key: 'format_portrait', widthPx: 1080, heightPx: 1350 },
  wide: { key: 'format_wide', widthPx: 1920, heightPx: 1080 },
  print: { key: 'format_print', widthPx: 4096, heightPx: 4096 },
}

export const GROUNDS: readonly (readonly [Ground, TextKey<'shots'>])[] = [
  ['studio', 'ground_studio'],
  ['clear', 'ground_clear'],
]

/** The shot that the settings ask for, at most `mostPx` a side. */
export function shotOf({ view, format, ground }: ShotSettings, mostPx = Infinity): Shot {
  const { widthPx, heightPx } = FORMATS[format]
  const share = Math.min(1, mostPx / Math.max(widthPx, heightPx))
  return {
    angles: view === 'both' ? ['front', 'back'] : [view],
    widthPx: Math.round(widthPx * share),
    heightPx: Math.round(heightPx * share),
    hasGround: ground === 'studio',
  }
}

/** Once around, with as many pictures as this. */
export const TURN = { frames: 72, durationMs: 83, sidePx: 720, pitchDeg: 5 } as const

export const turnAngle = (frame: number): Angle => ({ yawDeg: (360 * frame) / TURN.frames, pitchDeg: TURN.pitchDeg })
