import type { TextKey } from '@kitwright/words'
import type { Angle, Shot } from '@kitwright/scene/export'

export type PictureView = 'front' | 'back' | 'left' | 'right' | 'angle' | 'both'
export type PictureFormat = 'square' | 'portrait' | 'story' | 'wide' | 'print'
export type Ground = 'studio' | 'club' | 'clear'

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

interface Format {
  readonly key: TextKey<'shots'>
  readonly widthPx: number
  readonly heightPx: number
  /** The margin above and below, in px, which the network covers with its own buttons. */
  readonly marginPx: number
}

/** The formats of social networks (in a feed, as a story, beside a link) and one for printing. */
export const FORMATS: Readonly<Record<PictureFormat, Format>> = {
  square: { key: 'format_square', widthPx: 1080, heightPx: 1080, marginPx: 40 },
  portrait: { key: 'format_portrait', widthPx: 1080, heightPx: 1350, marginPx: 60 },
  story: { key: 'format_story', widthPx: 1080, heightPx: 1920, marginPx: 220 },
  wide: { key: 'format_wide', widthPx: 1200, heightPx: 630, marginPx: 16 },
  print: { key: 'format_print', widthPx: 4096, heightPx: 4096, marginPx: 0 },
}

export const GROUNDS: readonly (readonly [Ground, TextKey<'shots'>])[] = [
  ['studio', 'ground_studio'],
  ['club', 'ground_club'],
  ['clear', 'ground_clear'],
]

/** Returns the shot for the settings, at most `maxPx` a side; `club` is the club's colours, the main one first. */
export function shotOf({ view, format, ground }: ShotSettings, club: readonly string[], maxPx = Infinity): Shot {
  const { widthPx, heightPx, marginPx } = FORMATS[format]
  const share = Math.min(1, maxPx / Math.max(widthPx, heightPx))
  return {
    angles: view === 'both' ? ['front', 'back'] : [view],
    widthPx: Math.round(widthPx * share),
    heightPx: Math.round(heightPx * share),
    marginPx: Math.round(marginPx * share),
    ground: ground === 'club' ? club : ground === 'studio' ? ground : null,
  }
}

/** One full turn and its number of pictures. */
export const TURN = { frames: 72, durationMs: 83, sidePx: 720, pitchDeg: 5 } as const

export const turnAngle = (frame: number): Angle => ({ yawDeg: (360 * frame) / TURN.frames, pitchDeg: TURN.pitchDeg })
