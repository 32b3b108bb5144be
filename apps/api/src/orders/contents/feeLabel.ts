import type { Order } from '@kitwright/contract'
import type { Texts } from '@kitwright/words'

interface FeeWords {
  readonly common: Texts['common']
  readonly shipment: Texts['shipment']
}

/** Returns the name of a part of an order's price, with the garment of a sample or the order of a credited one. */
export function feeLabel({ kind, text }: Pick<Order['fees'][number], 'kind' | 'text'>, words: FeeWords): string {
  if (kind === 'extra') return text
  const label = words.shipment[`fee_${kind}`]
  if (kind === 'sample_credit') return `${label} (${text})`
  const product = words.common[`type_${text}` as keyof Texts['common']]
  return product === undefined ? label : `${label}: ${product}`
}
