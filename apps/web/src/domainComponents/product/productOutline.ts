import { findProduct } from '@kitwright/garment'
import { MARKS } from '../../ui/index.ts'

/** The flat drawing of a product type; an empty hanger for an unknown type. */
export const productOutline = (type: string | undefined) =>
  (type === undefined ? undefined : findProduct(type))?.outline ?? MARKS.hanger
