import { type DesignDocument, isTwoPieceKit, type KitPart, modelsOfPart } from '@kitwright/design'
import type { PictureFormat } from '@kitwright/portrait/node'
import type { Crop, PortraitView } from '@kitwright/portrait'
import { tileOf } from './tileViews.ts'

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
  /** If omitted, the whole garment with a margin. */
  readonly crop?: Crop
  /** Quality of a WebP picture, from 0 to 100; if omitted, the difference from lossless is invisible. */
  readonly quality?: number
  /** Size up to which a WebP picture is compressed further, bytes. Not part of a picture's name. */
  readonly maxBytes?: number
}

interface SettingsQuery {
  readonly side: PortraitView | 'tile' | 'tileBack'
  readonly shape: 'square' | 'tall' | 'social'
  readonly width: number
}

const WIDTHS_PX = [200, 400, 600, 800, 1200] as const
const TALLNESS = 1.25
/** Width of a tile on a screen of ordinary density. */
const TILE_PX = 400
const MAX_TILE_BYTES = 35_000
const TILE_MARGIN = 0.025
const QUALITY = 82
/** On a dense screen, coarser compression is not seen. */
const DENSE_QUALITY = 74
/** The picture that networks show beside a link; they cut or darken transparent parts. */
const SOCIAL = { widthPx: 1200, heightPx: 630, ground: '#e9ebee' } as const

/** Views that stand in for a tile until its document says which. */
const TILE_VIEWS = { tile: 'turned', tileBack: 'turnedBack' } as const

/** Returns the settings nearest to the request. WebP if the caller accepts it; mails and crawlers get PNG. */
export function settingsFor({ side, shape, width }: SettingsQuery, accept: string | undefined): PictureSettings {
  const format = accept?.includes('image/webp') ? 'webp' : 'png'
  const view = side === 'tile' || side === 'tileBack' ? TILE_VIEWS[side] : side
  if (shape === 'social') return { view, format, ...SOCIAL }
  const widthPx = WIDTHS_PX.find(wide => wide >= width) ?? 1200
  return { view, format, widthPx, heightPx: shape === 'tall' ? widthPx * TALLNESS : widthPx, ground: null }
}

interface Tile {
  readonly side: 'tile' | 'tileBack'
  readonly isProduct: boolean
}

/**
 * Returns the settings of a tile. A plain product has its garment's own angle; a ready-made design is turned so that
 * its artwork is in sight. A tall tile is filled by the garment. A square one keeps its margin, because each theme
 * crops it in its own way.
 */
export function tileSettings(
  asked: PictureSettings,
  { side, isProduct }: Tile,
  document: DesignDocument,
): PictureSettings {
  const isTall = asked.heightPx > asked.widthPx
  const quality = asked.widthPx <= TILE_PX ? QUALITY : DENSE_QUALITY
  const { view, crop } = isProduct && side === 'tile' ? tileOf(document.garment) : designTile(asked, side, document)
  return {
    ...asked,
    view,
    quality,
    ...(asked.widthPx <= TILE_PX && { maxBytes: MAX_TILE_BYTES }),
    ...(isTall && { crop }),
  }
}

function designTile(asked: PictureSettings, side: Tile['side'], document: DesignDocument) {
  const crop: Crop = { margin: TILE_MARGIN, zoom: 1, keeps: 'middle' }
  const isBack = turnedTo({ ...asked, view: 'angle' }, document).view === 'turnedBack'
  const view: PortraitView = (side === 'tile') === isBack ? 'turnedBack' : 'turned'
  return { view, crop }
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
