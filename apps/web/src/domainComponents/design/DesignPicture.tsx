import type { DesignDocument } from '@kitwright/design'
import type { ProductType } from '@kitwright/garment'
import { Suspense } from 'react'
import { Outline, Picture, lazy } from '../../ui/index.ts'
import { coloursOf } from './coloursOf.ts'
import { productOutline } from '../product/productOutline.ts'

const DrawnPicture = lazy(async () => ({ default: (await import('./drawnPictures.ts')).DrawnPicture }))

interface Props {
  readonly type: ProductType
  readonly name: string
  /** The server's picture; null for a design that only this browser has. */
  readonly pictureUrl: string | null
  /** Rendered in this browser when the server has no picture. */
  readonly design?: DesignDocument
  readonly isFirst?: boolean
  /** Side that the browser renders; the front if absent. */
  readonly side?: 'front' | 'back'
}

/**
 * A design's picture from the server, else rendered in the browser. Until then its garment's outline in the design's
 * own colours.
 */
export function DesignPicture({ type, name, pictureUrl, design, isFirst, side = 'front' }: Props) {
  const outline = <Outline paths={productOutline(type)} colours={coloursOf(design)} title={name} />
  const waiting = <Picture src={pictureUrl} alt={name} fallback={outline} isFirst={isFirst} />
  if (pictureUrl !== null || !design) return waiting
  return (
    <Suspense fallback={waiting}>
      <DrawnPicture design={design} name={name} fallback={outline} side={side} />
    </Suspense>
  )
}
