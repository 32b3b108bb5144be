import { useTranslation } from '../texts/index.ts'
import css from './CartLink.module.css'
import { useMergedCart } from './useMergedCart.ts'

/** The number of pieces in the cart, and the link's name with it. */
export function CartBadge() {
  const { t } = useTranslation(['common'])
  const counts = useMergedCart()
  const qty = (counts?.qty ?? 0) + (counts?.guestQty ?? 0)
  return (
    <>
      <span className="kw-hidden">{qty > 0 ? t('common:cart_with', { count: qty }) : t('common:cart')}</span>
      {qty > 0 && (
        <span className={`${css.badge} kw-num`} aria-hidden>
          {qty > 999 ? '999+' : qty}
        </span>
      )}
    </>
  )
}
