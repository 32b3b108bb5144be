import type { OrderLine, Response_ } from '@kitwright/contract'
import { runOf, sleevesOf } from '@kitwright/garment'
import { newLine, type TypedLine } from './editForm.ts'

interface LineStart {
  readonly designId: string
  readonly designName: string
  readonly productType: OrderLine['productType']
  readonly lines: readonly TypedLine[]
  readonly products: Response_<'GET /api/products'> | undefined
}

/**
 * Returns the first line of a design, in the fabric that the order has for this product or the shop's first; undefined if
 * the shop has none.
 */
export function startLine({ designId, designName, productType, lines, products }: LineStart): TypedLine | undefined {
  const sizes = runOf(productType)
  const offered = products?.items.find(({ type }) => type === productType)?.fabrics ?? []
  const fabric = lines.find(line => line.productType === productType)?.fabric ?? offered[0]?.id
  if (fabric === undefined) return undefined
  return newLine({
    isNew: true,
    isRemoved: false,
    designId,
    designName,
    productType,
    fabric,
    size: sizes.find(size => size === 'M') ?? sizes[0],
    sleeve: sleevesOf(productType)[0]!,
    version: 'player',
    kit: null,
    playerName: '',
    printName: '',
    number: '',
    qty: '1',
    price: null,
    wasManual: false,
  })
}
