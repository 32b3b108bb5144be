import { productTypeAt } from '@kitwright/garment'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../drafts/index.ts'
import { ButtonLink, EmptyState, Failure } from '../../ui/index.ts'
import css from '../Page.module.css'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { ThanksScreen } from './ThanksScreen.tsx'
import { useCheckoutDraft } from './form/useCheckoutDraft.ts'

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

/** The checkout of a design, or a notice if this build does not know its garment. */
function Opened({ draft }: { draft: Draft }) {
  const { t } = useTranslation(['checkout'])
  const productType = productTypeAt(draft.document.garment)
  if (productType) return <CheckoutScreen draft={draft} productType={productType} />
  return (
    <EmptyState isPage shape="hanger" title={t('checkout:garment_unknown')} text={t('checkout:garment_unknown_text')}>
      <ButtonLink to="/store">{t('checkout:new_design')}</ButtonLink>
    </EmptyState>
  )
}

/**
 * `/design/checkout/{designId}`: the form, filled from an earlier order (`?again=`), or the thank-you page of a placed
 * order (`?order=`).
 */
export function CheckoutPage({ designId }: { designId: string }) {
  const { order, again } = useSearch({ from: '/shop/design/checkout/$productId' })
  // Loads the thank-you page's texts now: waiting for them later would hide the whole page after the order.
  const { t } = useTranslation(['common', 'checkout', 'order'])
  const { draft, retry } = useCheckoutDraft(designId, again)
  return (
    <div className={css.page}>
      {order ? (
        <ThanksScreen orderId={order} />
      ) : draft === 'missing' ? (
        <DesignMissing />
      ) : draft === 'failed' ? (
        <Failure
          isPage
          title={t('common:something_wrong')}
          text={t('common:something_wrong_hint')}
          retryLabel={t('common:try_again')}
          onRetry={retry}
        />
      ) : (
        draft && <Opened draft={draft} />
      )}
    </div>
  )
}
