import { type DesignDocument, isTwoPieceKit, type KitPart, modelsOfPart } from '@kitwright/design'
import type { PictureFormat } from '@kitwright/portrait/node'
import type { PortraitView } from '@kitwright/portrait'

/**
 * How a garment is rendered. Only settings from `settingsFor` are accepted, so that nobody can have an unlimited number
 * rendered and stored.
 */
export interface PictureSettings {
  readonly view: PortraitView
  readonly widthPx: number
  readonly heightPx: number
  /** CSS colour; null for a transparent background. */
  readonly ground: string | null
  readonly format: PictureFormat
  /** The part of a kit that is rendered alone; if omitted, the whole garment. */
  readonly part?: KitPart
}

interface SettingsQuery {
  readonly side: PortraitView
  readonly shape: 'square' | 'tall' | 'social'
  readonly width: number
}

const WIDTHS_PX = [200, 400, 800, 1200] as const
const TALLNESS = 1.25
/** The picture that networks show beside a link; they cut or darken transparent parts. */
const SOCIAL = { widthPx: 1200, heightPx: 630, ground: '#e9ebee' } as const

/** Returns the settings nearest to the request. WebP if the caller accepts it; mails and crawlers get PNG. */
export function settingsFor({ side, shape, width }: SettingsQuery, accept: string | undefined): PictureSettings {
  const format = accept?.includes('image/webp') ? 'webp' : 'png'
  if (shape === 'social') return { view: side, format, ...SOCIAL }
  const widthPx = WIDTHS_PX.find(wide => wide >= width) ?? 1200
  return { view: side, format, widthPx, heightPx: shape === 'tall' ? widthPx * TALLNESS : widthPx, ground: null }
}

/** Roles placed on the front of the garment. */
const IN_FRONT: ReadonlySet<string> = new Set(['frontText', 'frontNumber', 'shortsNumber', 'logo', 'sponsor'])

/**
 * Turns a three-quarter view to the angle the design gives, so that no letter is cut and artwork that is only on the
 * back is visible.
 */
export function turnedTo(settings: PictureSettings, document: DesignDocument): PictureSettings {
  if (settings.view !== 'angle') return settings
  const pieces = modelsOfPart(document, settings.part ?? 'set').flatMap(model => model.pieces.map(({ id }) => id))
  const layers = document.layers.filter(({ piece }) => pieces.includes(piece))
  const isOnBack = layers.length > 0 && !layers.some(({ role }) => IN_FRONT.has(role))
  return { ...settings, view: isOnBack ? 'turnedBack' : 'turned' }
}

/**
 * Returns the settings for one part of a kit. A garment that is no two-piece kit is shown whole, as its existing
 * picture.
 */
export const partAlone = (settings: PictureSettings, part: KitPart, document: DesignDocument): PictureSettings =>
  part === 'set' || !isTwoPieceKit(document) ? settings : { ...settings, part }
