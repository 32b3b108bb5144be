import type { ProductType } from '@kitwright/garment'
import { Outline, Picture } from '../ui/index.ts'
import { coloursOf } from './coloursOf.ts'
import { PRODUCT_SHAPES } from './productShape.ts'

interface Props {
  readonly type: ProductType
  readonly name: string
  /** Drawn by the server; null for a design that only this browser has. */
  readonly pictureUrl: string | null
  /** Colours the outline while there is no picture. */
  readonly document?: unknown
}

/** A design as the server draws it, or its garment's outline in the design's own colours. */
export function DesignPicture({ type, name, pictureUrl, document }: Props) {
  const outline = <Outline shape={PRODUCT_SHAPES[type]} colours={coloursOf(document)} title={name} />
  return <Picture src={pictureUrl} alt={name} fallback={outline} />
}
