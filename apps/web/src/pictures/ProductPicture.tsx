import type { ProductType } from '@kitwright/garment'
import { Outline, Picture, type OutlineColours } from '../ui/index.ts'
import { packagedPicture } from './packaged.ts'
import { PRODUCT_SHAPES } from './productShape.ts'

const TENANT_COLOURS: OutlineColours = {
  body: 'var(--kw-500)',
  sleeves: 'var(--kw-800)',
  trim: '#ffffff',
  shorts: 'var(--kw-800)',
}

interface Props {
  readonly type: ProductType
  readonly alt: string
  /** Draws the outline in these instead of showing a rendered picture. */
  readonly colours?: OutlineColours
}

/** A product as rendered for this build, or drawn flat in the tenant's colour. */
export function ProductPicture({ type, alt, colours }: Props) {
  return (
    <Picture
      src={colours ? null : packagedPicture(`${type}.webp`)}
      alt={alt}
      fallback={<Outline shape={PRODUCT_SHAPES[type]} colours={colours ?? TENANT_COLOURS} title={alt} />}
    />
  )
}
