import { Alert, Loader } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useCart, useChangeCart } from '../../cart/index.ts'
import { KeptOffers } from '../../domainComponents/index.ts'
import { CallFailure } from '../../session/index.ts'
import { ButtonLink, EmptyState } from '../../ui/index.ts'
import page from '../Page.module.css'
import { ApprovalCard } from './ApprovalCard.tsx'
import css from './Cart.module.css'
import { CartItemCard } from './CartItemCard.tsx'
import { CartTotal } from './CartTotal.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { SampleCard } from './SampleCard.tsx'

/** `/cart`: the designs to order together, with what the next pieces save. */
export function CartPage() {
  const { t } = useTranslation(['cart', 'common'])
  const { data: cart, error, refetch, fetchStatus } = useCart()
  const changes = useChangeCart(cart?.version ?? 0)
  if (!cart) {
    return (
      <div className={page.page}>
        <h1 className={page.title}>{t('cart:title')}</h1>
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} />
        ) : fetchStatus === 'paused' ? (
          <Alert variant="light" mt="xl" role="status">
            {t('cart:offline')}
          </Alert>
        ) : (
          <Loader mt="xl" aria-label={t('common:loading')} />
        )}
      </div>
    )
  }
  const waiting = cart.guestQty > 0 && <GuestNotice qty={cart.guestQty} onMerge={() => void changes.merge()} />
  if (cart.items.length + cart.samples.length === 0) {
    return (
      <div className={page.page}>
        {waiting}
        <EmptyState isPage shape="hanger" title={t('cart:empty')} text={t('cart:empty_text')}>
          <ButtonLink to="/store">{t('cart:to_store')}</ButtonLink>
        </EmptyState>
        <div className={css.kept}>
          <KeptOffers offers={cart.offers} />
        </div>
      </div>
    )
  }
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('cart:title')}</h1>
      {waiting}
      <div className={css.columns}>
        <ul className={css.items}>
          {cart.items.map(item => (
            <CartItemCard key={item.id} item={item} changes={changes} />
          ))}
          {cart.samples.map(sample => (
            <SampleCard key={sample.id} sample={sample} changes={changes} />
          ))}
        </ul>
        <div className={css.side}>
          <CartTotal cart={cart} />
          {cart.items.length > 0 && <ApprovalCard cart={cart} />}
        </div>
      </div>
    </div>
  )
}
