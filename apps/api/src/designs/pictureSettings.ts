import type { PictureFormat } from '@kitwright/portrait/node'
import type { PortraitView } from '@kitwright/portrait'

/** How a garment is to be shown. Only settings that `settingsFor` makes are drawn, so that nobody can have endless ones drawn and kept. */
export interface PictureSettings {
  readonly view: PortraitView
  readonly widthPx: number
  readonly heightPx: number
  /** CSS colour; null is see-through. */
  readonly ground: string | null
  readonly format: PictureFormat
}

interface SettingsQuery {
  readonly side: PortraitView
  readonly shape: 'square' | 'tall' | 'social'
  readonly width: number
}

const WIDTHS_PX = [200, 400, 800, 1200] as const
const TALLNESS = 1.25
/** What networks show beside a link; they cut or darken what is see-through. */
const SOCIAL = { widthPx: 1200, heightPx: 630, ground: '#e9ebee' } as const

/** The settings nearest to what was asked for. WebP where the caller says that it takes it; mails and crawlers get PNG. */
export function settingsFor({ side, shape, width }: SettingsQuery, accept: string | undefined): PictureSettings {
  const format = accept?.includes('image/webp') ? 'webp' : 'png'
  if (shape === 'social') return { view: side, format, ...SOCIAL }
  const widthPx = WIDTHS_PX.find(wide => wide >= width) ?? 1200
  return { view: side, format, widthPx, heightPx: shape === 'tall' ? widthPx * TALLNESS : widthPx, ground: null }
}
