import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { ButtonLink, EmptyState, Failure } from '../../ui/index.ts'
import css from '../Page.module.css'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { ThanksScreen } from './ThanksScreen.tsx'
import { useDraftSource } from './source/useDraftSource.ts'

function DesignMissing() {
  const { t } = useTranslation(['checkout', 'common'])
  return (
    <EmptyState isPage title={t('checkout:design_missing')} text={t('checkout:design_missing_text')}>
      <ButtonLink to="/store">{t('checkout:new_design')}</ButtonLink>
      <ButtonLink to="/me/assets" variant="default">
        {t('common:designs')}
      </ButtonLink>
    </EmptyState>
  )
}

function CartEmpty() {
  const { t } = useTranslation(['checkout'])
  return (
    <EmptyState isPage title={t('checkout:cart_empty')}>
      <ButtonLink to="/store">{t('checkout:new_design')}</ButtonLink>
    </EmptyState>
  )
}

/** Shown if this build does not know the design's garment. */
function GarmentUnknown() {
  const { t } = useTranslation(['checkout'])
  return (
    <EmptyState isPage shape="hanger" title={t('checkout:garment_unknown')} text={t('checkout:garment_unknown_text')}>
      <ButtonLink to="/store">{t('checkout:new_design')}</ButtonLink>
    </EmptyState>
  )
}

/**
 * `/design/checkout/{designId}`, or `cart` in place of an id: the form, or the thank-you page of a placed order
 * (`?order=`).
 */
export function CheckoutPage({ designId }: { designId: string }) {
  const { order } = useSearch({ from: '/shop/design/checkout/$productId' })
  // Loads the thank-you page's texts now: waiting for them later would hide the whole page after the order.
  const { t } = useTranslation(['common', 'checkout', 'order'])
  const { source, retry } = useDraftSource(designId)
  return (
    <div className={css.page}>
      {order ? (
        <ThanksScreen orderId={order} />
      ) : source === 'missing' ? (
        <DesignMissing />
      ) : source === 'empty' ? (
        <CartEmpty />
      ) : source === 'unknown' ? (
        <GarmentUnknown />
      ) : source === 'failed' ? (
        <Failure
          isPage
          title={t('common:something_wrong')}
          text={t('common:something_wrong_hint')}
          retryLabel={t('common:try_again')}
          onRetry={retry}
        />
      ) : (
        source && <CheckoutScreen source={source} />
      )}
    </div>
  )
}
