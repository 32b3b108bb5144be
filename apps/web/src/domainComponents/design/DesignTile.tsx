import type { Template } from '@kitwright/contract'
import { Outline, type OutlineColours, Picture } from '../../ui/index.ts'
import { productOutline } from '../product/productOutline.ts'
import { TILE_SIZES } from '../product/ProductPicture.tsx'

/** The side that a tile shows: the one with the artwork, or the other. */
type TileSide = 'tile' | 'tileBack'
type WornKit = Template['kits'][number]['kit']

interface Props {
  readonly template: Pick<Template, 'productType' | 'pictureUrl' | 'meanColour' | 'kits'>
  readonly alt: string
  readonly kit?: WornKit
  readonly side?: TileSide
  readonly isFirst?: boolean
  /** CSS widths at which it is shown. */
  readonly sizes?: string
}

function outlineIn(colours: readonly string[], body: string | null): OutlineColours {
  const [main = body ?? '#ffffff', second = main, third = second] = colours
  return { body: main, sleeves: main, trim: second, shorts: third }
}

/** A ready-made design in one of its kits, filling its tile. Until it has loaded, its outline in its colours. */
export function DesignTile({ template, alt, kit = 'home', side = 'tile', isFirst, sizes }: Props) {
  const { productType, pictureUrl, meanColour, kits } = template
  const colours = kits.find(each => each.kit === kit)?.colours ?? []
  const shown = `${pictureUrl}&side=${side}&shape=tall&width=400`
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
