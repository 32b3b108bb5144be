import type { Order } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'

/** Returns the name of a part of an order's price, with the garment of a sample or the order of a credited one. */
export function useFeeName(): (fee: Pick<Order['fees'][number], 'kind' | 'text'>) => string {
  const { t } = useTranslation(['shipment', 'common'])
  return ({ kind, text }) => {
    if (kind === 'extra') return text
    const label = t(`shipment:fee_${kind}`)
    if (kind === 'sample_credit') return `${label} (${text})`
    return text === '' ? label : `${label}: ${t(`common:type_${text as Order['productType']}`)}`
  }
}
