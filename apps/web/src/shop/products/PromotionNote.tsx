import { isRunning } from '@kitwright/pricing'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../session/index.ts'
import css from './PromotionNote.module.css'
import { usePricing } from './useOffer.ts'

/** Names the promotion that the prices beside it are under; nothing while none runs. */
export function PromotionNote() {
  const { t } = useTranslation(['common'])
  const date = useDates()
  const { data: pricing } = usePricing()
  const promotion = pricing?.promotion
  if (!promotion || !isRunning(promotion, new Date())) return null
  return (
    <p className={css.note}>{t('common:promotion_now', { percent: promotion.percent, date: date(promotion.until) })}</p>
  )
}
