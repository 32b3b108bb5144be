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

/** Returns the address of the server's 3D picture of a product; null for a garment that is not sewn yet. */
export const productPictureUrl = (type: ProductType, colour: ShownColour, width: number): string | null =>
  isSewn(type) ? `/api/products/${type}/picture?side=angle&width=${Math.min(1200, width)}&colour=${colour}` : null

/** A product's picture from the server, with its outline until it loads. */
export function ProductPicture({ type, alt, colour = 'tenant', width = 400, isFirst }: Props) {
  const outline = <Outline paths={productOutline(type)} colours={outlineIn(colour)} title={alt} />
  return <Picture src={productPictureUrl(type, colour, width)} alt={alt} fallback={outline} isFirst={isFirst} />
}
