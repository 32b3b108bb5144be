import type { ProductColour } from '@kitwright/contract'
import { isSewn, type ProductType } from '@kitwright/garment'
import { Outline, Picture, type OutlineColours } from '../../ui/index.ts'
import { productOutline } from './productOutline.ts'

/** Colour of a product picture: the tenant's own, or one of the product colours. */
export type ShownColour = 'tenant' | ProductColour

/** The same colours as the server's renderer uses; a test compares them. */
export const SHOWN_COLOURS: Readonly<Record<ShownColour, string>> = {
  tenant: 'var(--kw-500)',
  ink: '#0f172a',
  red: '#dc2626',
  blue: '#1d4ed8',
  amber: '#f59e0b',
  chalk: '#f8fafc',
}

/** Colours of the outline while the picture loads; its trims contrast with the body. */
function outlineIn(colour: ShownColour): OutlineColours {
  const [body, trim] = [SHOWN_COLOURS[colour], colour === 'chalk' ? SHOWN_COLOURS.ink : '#ffffff']
  return {
    body,
    sleeves: colour === 'tenant' ? 'var(--kw-800)' : body,
    trim,
    shorts: colour === 'tenant' ? 'var(--kw-800)' : trim,
  }
}

interface Props {
  readonly type: ProductType
  readonly alt: string
  readonly colour?: ShownColour
  /** Largest displayed width in CSS px; high-density screens load twice as many. */
  readonly width?: number
  readonly isFirst?: boolean
}

interface TileProps extends Pick<Props, 'type' | 'alt' | 'isFirst'> {
  readonly colour: ShownColour
  /** CSS widths at which it is shown. */
  readonly sizes?: string
}

/** Returns the address of the server's 3D picture of a product; null for a garment that is not sewn yet. */
export const productPictureUrl = (type: ProductType, colour: ShownColour, width: number): string | null =>
  isSewn(type) ? `/api/products/${type}/picture?side=angle&width=${Math.min(1200, width)}&colour=${colour}` : null

/** CSS widths of a tile: two side by side on a phone, four on a desktop. */
export const TILE_SIZES = '(max-width: 600px) 46vw, 310px'

/**
 * Returns the address of a product's tile at ordinary density, at the garment's own angle; null for a garment that is
 * not sewn yet. A tall tile is filled by the garment; pages of blocks crop a square one themselves.
 */
export const productTileUrl = (type: ProductType, colour: ShownColour, shape: 'square' | 'tall'): string | null =>
  isSewn(type) ? `/api/products/${type}/picture?side=tile&shape=${shape}&width=400&colour=${colour}` : null

/** A product's tile: the garment fills it, at an angle of its own. */
export function ProductTile({ type, alt, colour, isFirst, sizes = TILE_SIZES }: TileProps) {
  const outline = <Outline paths={productOutline(type)} colours={outlineIn(colour)} title={alt} />
  return (
    <Picture
      src={productTileUrl(type, colour, 'tall')}
      alt={alt}
      fallback={outline}
      ratio="4 / 5"
      sizes={sizes}
      tone={SHOWN_COLOURS[colour]}
      isFilled
      isFirst={isFirst}
    />
  )
}

/** A product's picture from the server, with its outline until it loads. */
export function ProductPicture({ type, alt, colour = 'tenant', width = 400, isFirst }: Props) {
  const outline = <Outline paths={productOutline(type)} colours={outlineIn(colour)} title={alt} />
  return <Picture src={productPictureUrl(type, colour, width)} alt={alt} fallback={outline} isFirst={isFirst} />
}
