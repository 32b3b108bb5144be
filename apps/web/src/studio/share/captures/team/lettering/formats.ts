import type { FrameMargins, LineUpShape, PictureSize } from '@kitwright/scene/team'

export const FORMAT_IDS = ['photo', 'poster', 'card'] as const
export type FormatId = (typeof FORMAT_IDS)[number]

interface Format {
  readonly size: PictureSize
  readonly shape: LineUpShape
  readonly framing: Omit<FrameMargins, 'aspect'>
}

/** A photo at 4K, a poster for A4 at 300 dots per inch, and a card for social networks at twice their size. */
export const FORMATS: Readonly<Record<FormatId, Format>> = {
  photo: {
    size: { widthPx: 3840, heightPx: 2160 },
    shape: 'wide',
    framing: { above: 0.14, below: 0.09, beside: 0.05 },
  },
  poster: {
    size: { widthPx: 2480, heightPx: 3508 },
    shape: 'tall',
    framing: { above: 0.26, below: 0.21, beside: 0.06 },
  },
  card: {
    size: { widthPx: 2160, heightPx: 2700 },
    shape: 'tall',
    framing: { above: 0.46, below: 0.06, beside: 0.05 },
  },
}

/** Returns a format's size, at most this long. */
export function sizeOf(format: FormatId, longestPx = Infinity): PictureSize {
  const { widthPx, heightPx } = FORMATS[format].size
  const share = Math.min(1, longestPx / Math.max(widthPx, heightPx))
  return { widthPx: Math.round(widthPx * share), heightPx: Math.round(heightPx * share) }
}
