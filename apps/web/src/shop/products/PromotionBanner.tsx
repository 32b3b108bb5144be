import type { Pricing } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { useExactDates } from '../../session/index.ts'
import css from './PromotionNote.module.css'

export function PromotionBanner({ promotion }: { promotion: NonNullable<Pricing['promotion']> }) {
  const { t } = useTranslation(['common'])
  const date = useExactDates()
  return (
    <p className={css.note}>{t('common:promotion_now', { percent: promotion.percent, date: date(promotion.until) })}</p>
  )
}
