import type { Template } from '@kitwright/contract'
import { Outline, type OutlineColours, Picture } from '../../ui/index.ts'
import { productOutline } from '../product/productOutline.ts'
import { TILE_SIZES } from '../product/ProductPicture.tsx'

/** The side that is shown: of a tile the one with the artwork, or the other. */
export type TileSide = 'tile' | 'tileBack' | 'front' | 'back'
type WornKit = Template['kits'][number]['kit']

interface Props {
  readonly template: Pick<Template, 'productType' | 'pictureUrl' | 'meanColour' | 'kits'>
  readonly alt: string
  readonly kit?: WornKit
  readonly side?: TileSide
  readonly isFirst?: boolean
  /** CSS widths at which it is shown. */
  readonly sizes?: string
  /** Widest picture that a dense screen loads; the server has those of 400 ready. */
  readonly width?: 400 | 800
}

function outlineIn(colours: readonly string[], body: string | null): OutlineColours {
  const [main = body ?? '#ffffff', second = main, third = second] = colours
  return { body: main, sleeves: main, trim: second, shorts: third }
}

/** A ready-made design in one of its kits, filling its tile. Until it has loaded, its outline in its colours. */
export function DesignTile({ template, alt, kit = 'home', side = 'tile', isFirst, sizes, width = 400 }: Props) {
  const { productType, pictureUrl, meanColour, kits } = template
  const colours = kits.find(each => each.kit === kit)?.colours ?? []
  const shown = `${pictureUrl}&side=${side}&shape=tall&width=${width}`
  return (
    <Picture
      src={kit === 'home' ? shown : `${shown}&kit=${kit}`}
      alt={alt}
      fallback={<Outline paths={productOutline(productType)} colours={outlineIn(colours, meanColour)} title={alt} />}
      ratio="4 / 5"
      sizes={sizes ?? TILE_SIZES}
      tone={colours[0] ?? meanColour ?? undefined}
      isFilled
      isFirst={isFirst}
    />
  )
}
