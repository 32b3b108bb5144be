import { isOrderStatus } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'
import type { BulkChange, BulkResult } from './useBulk.ts'

const GUARDS = ['designsReady', 'proof', 'supplier'] as const
const isGuard = (id: string): id is (typeof GUARDS)[number] => GUARDS.some(guard => guard === id)

/** Returns why an order was not changed: what its step misses, or that no step leads there, else the API's words. */
export function useRefusalText(): (error: NonNullable<BulkResult['error']>, change: BulkChange) => string {
  const { t } = useTranslation(['desk', 'common'])
  return ({ id, message, fields }, change) => {
    if (id === 'not-found') return t('desk:unknown_order')
    if (id === 'payment-reason-required') return t('desk:guard_payment')
    if (id === 'proof-not-accepted') return t('desk:guard_proof')
    const missing = fields.flatMap(field => (field.path === 'guard' && isGuard(field.id) ? [field.id] : []))
    if (missing.length > 0) return missing.map(guard => t(`desk:guard_${snakeCase(guard)}`)).join(' · ')
    if (id !== 'order-status-conflict' || change.kind !== 'move') return message
    const from = fields.find(({ path }) => path === 'status')?.id ?? ''
    const to = t(`common:status_${change.to}`)
    if (from === change.to) return t('desk:already', { status: to })
    return isOrderStatus(from) ? t('desk:no_way', { from: t(`common:status_${from}`), to }) : message
  }
}
