import type { CartItem } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import css from './Cart.module.css'

/** The price of an item, its quantity discount, and what the next pieces would give. */
export function ItemPrice({
  item,
  total,
}: {
  item: Pick<CartItem, 'quantityPercent' | 'nextStep' | 'missing' | 'offerNumber'>
  total: string
}) {
  const { t } = useTranslation(['cart'])
  const { quantityPercent: percent, nextStep, missing, offerNumber } = item
  return (
    <div className={css.price}>
      <b className="kw-num">{total}</b>
      {offerNumber !== null && <small className={css.step}>{t('cart:of_offer', { number: offerNumber })}</small>}
      {percent > 0 && <small>{t('cart:has_step', { percent })}</small>}
      {missing > 0 ? (
        <small className={css.missing}>{t('cart:missing', { count: missing })}</small>
      ) : (
        nextStep && (
          <small className={css.step}>{t('cart:next_step', { count: nextStep.more, percent: nextStep.percent })}</small>
        )
      )}
    </div>
  )
}
