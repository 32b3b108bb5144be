import type { ShownBlock } from '@kitwright/pages/content'
import type { ReactNode } from 'react'
import { DesignsBlock } from './DesignsBlock.tsx'
import { FabricBlock } from './FabricBlock.tsx'
import { GalleryBlock } from './GalleryBlock.tsx'
import { GarmentsBlock } from './GarmentsBlock.tsx'
import { PricesBlock } from './PricesBlock.tsx'

type Offer = Extract<ShownBlock, { kind: 'garments' | 'designs' | 'prices' | 'fabric' | 'gallery' }>

/** A block whose content comes from what the shop sells. */
export function OfferBlock({ block }: { block: Offer }): ReactNode {
  switch (block.kind) {
    case 'garments':
      return <GarmentsBlock block={block} />
    case 'designs':
      return <DesignsBlock block={block} />
    case 'prices':
      return <PricesBlock block={block} />
    case 'fabric':
      return <FabricBlock block={block} />
    case 'gallery':
      return <GalleryBlock block={block} />
  }
}
