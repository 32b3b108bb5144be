import type { OrderColumn } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'

/** Returns the heads of the columns of the list of orders. */
export function useColumnNames(): Readonly<Record<OrderColumn, string>> {
  const { t } = useTranslation(['office', 'desk', 'costs'])
  return {
    customer: t('office:customer'),
    designs: t('office:designs'),
    qty: t('office:pieces'),
    total: t('office:total'),
    paid: t('office:paid'),
    cost: t('costs:cost'),
    margin: t('costs:margin'),
    due: t('desk:due'),
    promised: t('desk:promised'),
    status: t('office:status'),
    supplier: t('office:supplier'),
    who: t('desk:who'),
    tags: t('desk:tags'),
    placed: t('office:placed'),
  }
}
